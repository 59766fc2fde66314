import type { Answer, News } from '@manigance/protocol';
import { RefusedError, type Reply } from './connection.ts';
import type { Link } from './match-client.ts';

/** The listeners to the news and to the state of a connection. */
export class Subscribers {
  private readonly listeners = new Set<(news: News) => void>();
  private readonly onLink = new Set<(link: Link) => void>();

  hear(listener: (news: News) => void, link: (link: Link) => void): () => void {
    this.listeners.add(listener);
    this.onLink.add(link);
    return () => {
      this.listeners.delete(listener);
      this.onLink.delete(link);
    };
  }

  tell(news: News): void {
    for (const listener of this.listeners) listener(news);
  }

  tellLink(link: Link): void {
    for (const tell of this.onLink) tell(link);
  }
}

/** A question whose answer has not come. */
export interface Unanswered {
  resolve(answer: Reply): void;
  reject(error: Error): void;
}

/** Hands an answer to the question it belongs to. */
export function settle(waiting: Map<number, Unanswered>, answer: Answer): void {
  const asked = waiting.get(answer.to);
  waiting.delete(answer.to);
  if (answer.type === 'refused') asked?.reject(new RefusedError(answer.reason));
  else asked?.resolve(answer);
}
