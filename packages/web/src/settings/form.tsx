import type { ComponentChildren } from 'preact';

/** A form that hands its fields over without leaving the page. */
export function Form({
  class: name,
  onSubmit,
  children,
}: {
  readonly class?: string;
  readonly onSubmit: (fields: FormData) => unknown;
  readonly children: ComponentChildren;
}) {
  return (
    <form
      class={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
