/** Stands in for a screen that loads. The links below it come with the screen, so that nothing jumps. `isOver`: nothing will come. */
export function LoadingLine({ text, isOver = false }: { readonly text: string; readonly isOver?: boolean }) {
  return (
    <p role="status" class={isOver ? '' : 'is-loading'}>
      {text}
    </p>
  );
}
