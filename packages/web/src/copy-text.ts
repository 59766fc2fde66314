/**
 * Puts a text on the clipboard, and says whether it is there. A page that came over plain HTTP, as from a server at home,
 * can only do it as a person would: select and copy.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const { activeElement: before } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'vh';
  // Beside what was pressed: over an open sheet nothing outside it can be selected.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
