import type { Move, Seat } from '@manigance/core';

/** One answer to a question: how often it was open, how often it was tried, and what it was worth to its chooser. */
export interface Edge<M extends Move> extends Follow<M> {
  readonly move: M;
  readonly key: string;
  readonly prior: number;
  open: number;
  visits: number;
  total: number;
}

/** What may come next, and who is then asked what. */
export interface Follow<M extends Move> {
  readonly next: TreeNode<M>[];
}

/** A question, as the searching seat can tell it from others: to whom it is put, and of what kind it is. */
export interface TreeNode<M extends Move> {
  /** `together` where several answer at once. */
  readonly seat: Seat | typeof together;
  readonly kind: string;
  /** The answers, in the order in which they were first seen. */
  readonly edges: Edge<M>[];
  readonly byMove: Map<M, Edge<M>>;
  readonly byKey: Map<string, Edge<M>>;
  visits: number;
  total: number;
  /** Where several answer at once: what each chooses from, apart from what anybody else chooses. */
  readonly sealed: TreeNode<M>[];
  /** Where several answer at once: what follows from all their answers. */
  readonly joint: Map<string, Follow<M>>;
}

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

/** Where this question is asked; it may be another in each arrangement of the unknown. */
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

/** What follows once all sealed answers are in. */
export function afterAll<M extends Move>(node: TreeNode<M>, answers: string): Follow<M> {
  let follow = node.joint.get(answers);
  if (follow === undefined) {
    follow = { next: [] };
    node.joint.set(answers, follow);
  }
  return follow;
}

/** The edge of a move where one was made before. Moves are mostly the same objects, listed in the same order. */
export function edgeOf<M extends Move>(node: TreeNode<M>, move: M, at: number): Edge<M> | undefined {
  const guess = node.edges[at];
  if (guess !== undefined && guess.move === move) return guess;
  const known = node.byMove.get(move);
  if (known !== undefined) return known;
  const alike = node.byKey.get(keyOf(move));
  if (alike !== undefined) node.byMove.set(move, alike);
  return alike;
}

export function addEdge<M extends Move>(node: TreeNode<M>, move: M, prior: number): Edge<M> {
  const edge = { move, key: keyOf(move), prior, open: 0, visits: 0, total: 0, next: [] };
  node.edges.push(edge);
  node.byMove.set(move, edge);
  node.byKey.set(edge.key, edge);
  return edge;
}

const keys = new WeakMap<Move, string>();

/** Moves are mostly made once and offered again and again, so their keys are too. */
export function keyOf(move: Move): string {
  let key = keys.get(move);
  if (key === undefined) {
    key = JSON.stringify(move);
    keys.set(move, key);
  }
  return key;
}
