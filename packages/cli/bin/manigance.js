#!/usr/bin/env node
import { spawn } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findNode, oldestNode } from './node-24.js';

function fail(reason) {
  console.error(`manigance: ${reason}`);
  console.error(`Run \`npm ci\` in the project, or install Node ${oldestNode} or newer.`);
  process.exit(1);
}

/** The same command under another Node, whose exit status becomes ours. */
function handOverTo(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${node} does not start: ${error.message}`));
  child.on('exit', (status, signal) => process.exit(signal ? 128 + constants.signals[signal] : status));
}

const node = findNode();
if (node === process.execPath) {
  // The sources are translated once, not at every start: a server then idles with a quarter less memory.
  module.enableCompileCache?.();
  setTimeout(() => module.flushCompileCache?.(), 5_000).unref(); // else only a graceful end would write it down
  await import('../src/main.ts');
} else if (node) handOverTo(node);
else fail(`this is Node ${process.versions.node}, which is too old, and no newer one is installed here.`);
