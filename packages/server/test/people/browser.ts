import { post } from '../requests.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A browser with cookies of its own, at the page of a server. */
export class Browser {
  private readonly base: string;
  private readonly userAgent: string;
  readonly cookies = new Map<string, string>();

  constructor(base: string, userAgent = firefox) {
    this.base = base;
    this.userAgent = userAgent;
  }

  /** A browser that became a guest. */
  static async guest(base: string, name: string): Promise<Browser & { readonly me: string }> {
    const browser = new Browser(base);
    const { body } = await browser.post('/api/guest', { name });
    return Object.assign(browser, { me: String(body.id) });
  }

  get headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { origin: this.base, cookie, 'user-agent': this.userAgent };
  }

  async post(path: string, body: object = {}): Promise<Reply> {
    return this.take(await post(this.base, path, body, this.headers));
  }

  async get(path: string): Promise<Reply> {
    const { origin: _origin, ...headers } = this.headers;
    return this.take(
      await fetch(`${this.base}${path}`, { headers: { ...headers, 'sec-fetch-site': 'same-origin' } }),
    );
  }

  /** Id of who this browser is at the server. */
  async who(): Promise<string | undefined> {
    const { status, body } = await this.get('/api/me');
    return status === 200 ? String(body.id) : undefined;
  }

  private async take(response: Response): Promise<Reply> {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const body = (isJson ? JSON.parse(text) : {}) as Reply['body'];
    return { status: response.status, body, text, code: body.reason?.code };
  }
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly body: {
    readonly [key: string]: unknown;
    readonly reason?: { readonly code: string; readonly wait?: number };
  };
  /** Code of the reason, if it was refused. */
  readonly code: string | undefined;
}
