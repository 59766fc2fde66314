/** The name of a choice, and its meaning. */
export interface Described {
  readonly name: string;
  readonly text: string;
}

/** A choice by its name, and what it means. */
export function described(name: string, text: string): Described {
  return { name, text };
}
