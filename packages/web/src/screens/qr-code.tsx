import { useLoad } from '@manigance/ui/use-load.ts';

/** A QR code, drawn as one path. Dark on light in both themes, because scanners expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawn = useLoad(() => drawCode(text), [text]);
  if (drawn === undefined) return undefined;
  return (
    <svg class="qr" viewBox={`-2 -2 ${drawn.size + 4} ${drawn.size + 4}`} role="img" aria-label={label}>
      <rect x="-2" y="-2" width={drawn.size + 4} height={drawn.size + 4} fill="#fff" />
      <path d={drawn.d} fill="#111" shape-rendering="crispEdges" />
    </svg>
  );
}

async function drawCode(text: string): Promise<{ readonly size: number; readonly d: string }> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const cells = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const dark = cells.filter(([x, y]) => code.isDark(y, x));
  return { size, d: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') };
}
