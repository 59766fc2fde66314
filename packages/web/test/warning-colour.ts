/** Script: the colour of warnings, as the page computes it. */
export const warningColour = `(() => {
  const sample = document.createElement('i');
  sample.style.color = 'var(--bad)';
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
})()`;
