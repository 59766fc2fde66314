import type { CDPSession, Page } from 'playwright-core';

/** A thing in the accessibility tree. */
export interface Seen {
  readonly role: string;
  readonly name: string;
  readonly focused: boolean;
  readonly disabled: boolean;
  readonly within: readonly string[];
}

interface AXValue {
  readonly value?: unknown;
}
interface AXNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: AXValue;
  readonly name?: AXValue;
  readonly properties?: readonly { readonly name: string; readonly value: AXValue }[];
}

/** A player that reads only what a screen reader is given, and presses only keys. */
export class Robot {
  private readonly page: Page;
  private readonly session: CDPSession;
  presses = 0;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async at(page: Page): Promise<Robot> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Robot(page, session);
  }

  async press(key: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(key);
  }

  /** Everything that is said of the page, in reading order. */
  async look(): Promise<Seen[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as unknown as {
      readonly nodes: readonly AXNode[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const within = (node: AXNode): string[] => {
      const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
      if (parent === undefined) return [];
      return parent.ignored
        ? within(parent)
        : [...within(parent), `${text(parent.role)} ${text(parent.name)}`];
    };
    return nodes
      .filter(({ ignored }) => !ignored)
      .map((node) => ({
        role: text(node.role),
        name: text(node.name),
        focused: flag(node, 'focused'),
        disabled: flag(node, 'disabled'),
        within: within(node),
      }));
  }

  /** Looks until something is there. */
  async await<T>(find: (seen: readonly Seen[]) => T | undefined, ms = 20_000): Promise<T> {
    const end = Date.now() + ms;
    for (;;) {
      const seen = await this.look();
      const found = find(seen);
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(`not found in:\n${seen.map(line).join('\n').slice(0, 4000)}`);
      await this.page.waitForTimeout(25);
    }
  }

  /** Goes on with Tab until this has focus. */
  async tabTo(wanted: (seen: Seen) => boolean): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const focused = (await this.look()).find((seen) => seen.focused && seen.role !== 'RootWebArea');
      if (focused !== undefined && wanted(focused)) return;
      await this.press('Tab');
    }
    throw new Error('Tab never led there');
  }
}

function text(value: AXValue | undefined): string {
  return value?.value === undefined ? '' : String(value.value);
}

function flag({ properties = [] }: AXNode, name: string): boolean {
  return properties.some((property) => property.name === name && property.value.value === true);
}

function line({ role, name, focused, within }: Seen): string {
  return `${'  '.repeat(within.length)}${role} "${name}"${focused ? ' *' : ''}`;
}
