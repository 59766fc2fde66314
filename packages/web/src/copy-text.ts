/**
 * Copies a text to the clipboard; returns whether it worked. A page served over plain HTTP, as from a server at home,
 * has no clipboard API and must select and copy.
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
  // Inserted next to the pressed button: an open sheet blocks selection outside it.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
