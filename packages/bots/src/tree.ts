import { isEqualJson, type Move, type Seat } from '@manigance/core';

/** One move at a question: how often it was open, how often visited, and the total result for the choosing seat. */
export interface Edge<M extends Move> extends Follow<M> {
  readonly move: M;
  readonly key: string;
  readonly prior: number;
  open: number;
  visits: number;
  total: number;
}

/** The questions that may follow. */
export interface Follow<M extends Move> {
  readonly next: TreeNode<M>[];
}

/** A question: the seat asked and the kind of frame, as the searching seat can tell it from others. */
export interface TreeNode<M extends Move> {
  /** `together` if several answer at the same time. */
  readonly seat: Seat | typeof together;
  readonly kind: string;
  /** The moves, in the order of their first visit. */
  readonly edges: Edge<M>[];
  readonly byMove: Map<M, Edge<M>>;
  readonly byKey: Map<string, Edge<M>>;
  visits: number;
  total: number;
  /** If several answer at the same time: one node per seat. */
  readonly sealed: TreeNode<M>[];
  /** If several answer at the same time: the questions that follow each combination of answers. */
  readonly joint: Map<string, Follow<M>>;
}

/** Seat number of a node at which several seats answer at the same time. */
export const together = -1;

function newNode<M extends Move>(seat: Seat | typeof together, kind: string): TreeNode<M> {
  return {
    seat,
    kind,
    edges: [],
    byMove: new Map(),
    byKey: new Map(),
    visits: 0,
    total: 0,
    sealed: [],
    joint: new Map(),
  };
}

/** The node of this question, made if new. The question may differ between arrangements. */
export function nodeFor<M extends Move>(
  nodes: TreeNode<M>[],
  seat: Seat | typeof together,
  kind: string,
): TreeNode<M> {
  for (const node of nodes) if (node.seat === seat && node.kind === kind) return node;
  const node = newNode<M>(seat, kind);
  nodes.push(node);
  return node;
}

/** The questions that follow a combination of sealed answers. */
export function afterAll<M extends Move>(node: TreeNode<M>, answers: string): Follow<M> {
  let follow = node.joint.get(answers);
  if (follow === undefined) {
    follow = { next: [] };
    node.joint.set(answers, follow);
  }
  return follow;
}

/** The edge of a move, if there is one. Tries the same position first: moves are mostly the same objects in the same order. */
export function edgeOf<M extends Move>(node: TreeNode<M>, move: M, at: number): Edge<M> | undefined {
  const guess = node.edges[at];
  if (guess !== undefined && guess.move === move) return guess;
  const known = node.byMove.get(move);
  if (known !== undefined) return known;
  // A game may make its moves anew for every question: comparing one is cheaper than its key.
  if (guess !== undefined && isEqualJson(guess.move, move)) return guess;
  const alike = node.byKey.get(keyOf(move));
  if (alike !== undefined) node.byMove.set(move, alike);
  return alike;
}

/** Adds the edge of a move to a node. */
export function addEdge<M extends Move>(node: TreeNode<M>, move: M, prior: number): Edge<M> {
  const edge = { move, key: keyOf(move), prior, open: 0, visits: 0, total: 0, next: [] };
  node.edges.push(edge);
  node.byMove.set(move, edge);
  node.byKey.set(edge.key, edge);
  return edge;
}

const keys = new WeakMap<Move, string>();

/** Key of a move, cached: the same objects are offered again and again. */
export function keyOf(move: Move): string {
  let key = keys.get(move);
  if (key === undefined) {
    key = JSON.stringify(move);
    keys.set(move, key);
  }
  return key;
}
