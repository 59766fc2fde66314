/** A laurel wreath of our own on the 512 units of the other icons: two branches of leaves, open at the top. */
export const laurel = [-1, 1].flatMap((side) => [0, 1, 2, 3, 4, 5].map((at) => leaf(side, at))).join('');

function leaf(side: number, at: number): string {
  const angle = (78 - at * 27) * (Math.PI / 180);
  const point = (radius: number, turn: number) => {
    const [x, y] = [256 + side * radius * Math.cos(angle + turn), 256 + radius * Math.sin(angle + turn)];
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  const outer = `M${point(166, 0.12)}Q${point(262, 0.02)} ${point(232, -0.52)}Q${point(168, -0.4)} ${point(166, 0.12)}Z`;
  const inner = `M${point(150, 0.06)}Q${point(82, -0.02)} ${point(96, -0.72)}Q${point(150, -0.56)} ${point(150, 0.06)}Z`;
  return outer + inner;
}
