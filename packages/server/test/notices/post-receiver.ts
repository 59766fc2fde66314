import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A web server on loopback that keeps what is posted to it: a push service, or somebody's webhook. */
export class PostReceiver {
  readonly posts: Posted[] = [];
  /** Status of the answer, by path. */
  answer: (path: string) => number = () => 201;
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      this.posts.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const status = this.answer(path);
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  private port = 0;

  static async open(): Promise<PostReceiver> {
    const receiver = new PostReceiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    const address = receiver.server.address();
    receiver.port = typeof address === 'object' && address !== null ? address.port : 0;
    return receiver;
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  postsTo(path: string): readonly Posted[] {
    return this.posts.filter((one) => one.path === path);
  }

  async postTo(path: string, count = 1, patience = 15_000): Promise<Posted> {
    const end = performance.now() + patience;
    for (;;) {
      const found = this.postsTo(path)[count - 1];
      if (found !== undefined) return found;
      if (performance.now() > end) throw new Error(`nothing number ${count} was posted to ${path}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
