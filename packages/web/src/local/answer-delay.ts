/** Least and most milliseconds from a secret question to its answer. */
export type AnswerDelay = readonly [number, number];

const key = 'manigance.answer-delay';

/** A delay that a test has set in this browser, so that its matches take less time. */
export function answerDelaySet(): AnswerDelay | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
