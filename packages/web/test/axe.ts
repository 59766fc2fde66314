import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Site } from './open-site.ts';
import { type Size, type Stage, sizes, themes, visitStage } from './stages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const endTransitions = `
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
`;

/** Everything axe finds on a page as it is. */
export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  await page.evaluate(endTransitions);
  return violations(page);
}

/** Everything axe finds, of any impact, as one line each. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target.join(" ")).slice(0, 3).join(" | ")))',
  );
  return found as string[];
}

/** Violations that axe finds on a page as it is; its context bypasses the content security policy. */
export async function auditPage(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return violations(page);
}

/** How a stage is looked at. */
export interface Look {
  readonly size: Size;
  readonly language: 'en' | 'fr';
  readonly themes: readonly (typeof themes)[number][];
}

/** All ways to look at a stage. */
export const allLooks: readonly Look[] = (Object.keys(sizes) as Size[]).flatMap((size) =>
  (['en', 'fr'] as const).map((language) => ({ size, language, themes })),
);

/** A browser of this size that lets axe in over the head of the page, which admits no script but its own. */
export function contextOf(size: Size) {
  return { viewport: sizes[size], bypassCSP: true };
}

/** Violations that axe finds at a stage in this look, without motion. */
export async function auditStage(site: Pick<Site, 'visit'>, stage: Stage, look: Look): Promise<string[]> {
  const { size, language } = look;
  const { page, close } = await visitStage(site, stage, { language, context: contextOf(size) });
  const found = await auditVisited(page, look.themes);
  await close();
  return found;
}

/** Violations that axe finds on a page in these themes. */
export async function auditVisited(page: Page, looked: Look['themes']): Promise<string[]> {
  await page.evaluate(axe);
  const found: string[] = [];
  for (const theme of looked) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    // A button half-way between two themes has colours of neither.
    await page.evaluate(endTransitions);
    found.push(...(await violations(page)).map((line) => `${theme}: ${line}`));
  }
  return found;
}
