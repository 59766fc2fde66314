import type { CDPSession, Page } from 'playwright-core';

/** A thing in the accessibility tree. */
export interface Seen {
  readonly role: string;
  readonly name: string;
  readonly focused: boolean;
  /** By which more can be asked about what lies inside it. */
  readonly node: number;
}

interface AXValue {
  readonly value?: unknown;
}
interface AXNode {
  readonly ignored: boolean;
  readonly role?: AXValue;
  readonly name?: AXValue;
  readonly properties?: readonly { readonly name: string; readonly value: AXValue }[];
  readonly backendDOMNodeId?: number;
}

/** What to look for in the tree. */
export interface Wanted {
  readonly role?: string;
  readonly name?: string;
}

/** All the keys it has, with their codes. */
const keys = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
} as const;
type Key = keyof typeof keys;

/** A player that reads only what a screen reader is given, and presses only keys. */
export class Robot {
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly root: string;

  private constructor(page: Page, session: CDPSession, root: string) {
    this.page = page;
    this.session = session;
    this.root = root;
  }

  static async at(page: Page): Promise<Robot> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const { result } = await session.send('Runtime.evaluate', { expression: 'document' });
    return new Robot(page, session, result.objectId ?? '');
  }

  async press(key: Key, times = 1): Promise<void> {
    const event = {
      key,
      code: key,
      windowsVirtualKeyCode: keys[key],
      ...(key === 'Enter' ? { text: '\r' } : {}),
    };
    const sent = Array.from({ length: times }, () => [
      this.session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event }),
      this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
    ]);
    await Promise.all(sent.flat());
  }

  /** Everything of this role and name in reading order, of the whole page or of what lies inside something seen. */
  async look(wanted: Wanted, inside?: Seen): Promise<Seen[]> {
    const from = inside === undefined ? { objectId: this.root } : { backendNodeId: inside.node };
    const { nodes } = (await this.session
      .send('Accessibility.queryAXTree', {
        ...from,
        ...(wanted.role === undefined ? {} : { role: wanted.role }),
        ...(wanted.name === undefined ? {} : { accessibleName: wanted.name }),
      })
      // What we looked into has gone from the page.
      .catch(() => ({ nodes: [] }))) as unknown as { readonly nodes: readonly AXNode[] };
    return nodes.filter(({ ignored }) => !ignored).map(seen);
  }

  /** All that is said inside something seen. */
  async textIn(inside: Seen): Promise<string> {
    const parts = await this.look({ role: 'StaticText' }, inside);
    return parts.map(({ name }) => name).join(' ');
  }

  /** Looks until something is there. */
  async await<T>(find: () => Promise<T | undefined>, what: string, ms = 60_000): Promise<T> {
    const end = Date.now() + ms;
    for (;;) {
      const found = await find();
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(`${what}: not found in\n${await this.told()}`);
      await this.page.waitForTimeout(15);
    }
  }

  /** Goes on with Tab until something of this role and name, inside something else if so wanted, has focus. */
  async tabTo(wanted: Wanted, inside?: Wanted): Promise<void> {
    if (!(await this.reaches(wanted, inside)))
      throw new Error(`Tab never led to ${JSON.stringify(wanted)} in\n${await this.told()}`);
  }

  /** The same with something that may go meanwhile: false when it has. */
  async reaches(wanted: Wanted, inside?: Wanted): Promise<boolean> {
    for (let tries = 0; tries < 200; tries++) {
      const around = inside === undefined ? undefined : (await this.look(inside))[0];
      const there = inside === undefined || around !== undefined ? await this.look(wanted, around) : [];
      if (there.length === 0) return false;
      if (there.some(({ focused }) => focused)) return true;
      await this.press('Tab');
    }
    return false;
  }

  /** The whole page as it is said, for the message of a failure. */
  private async told(): Promise<string> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as unknown as {
      readonly nodes: readonly AXNode[];
    };
    const lines = nodes
      .filter(({ ignored }) => !ignored)
      .map(seen)
      .filter(({ role, name }) => name !== '' && role !== 'InlineTextBox' && role !== 'StaticText')
      .map(({ role, name, focused }) => `${role} "${name}"${focused ? ' *' : ''}`);
    return lines.join('\n').slice(0, 4000);
  }
}

function seen(node: AXNode): Seen {
  const { properties = [] } = node;
  return {
    role: text(node.role),
    name: text(node.name),
    focused: properties.some(({ name, value }) => name === 'focused' && value.value === true),
    node: node.backendDOMNodeId ?? 0,
  };
}

function text(value: AXValue | undefined): string {
  return value?.value === undefined ? '' : String(value.value);
}
