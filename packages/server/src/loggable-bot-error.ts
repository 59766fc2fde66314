import type { BotError } from '@manigance/table';

const framesLogged = 8;

/**
 * The part of a bot's error that may be logged. Its message and its requests can hold what the bot's seat knows, so that
 * neither is part of it; the places in the code are.
 */
export function loggableBotError({ why, message, requests }: BotError): object {
  const { game, level } = requests[0] ?? {};
  const frames = message.split('\n').filter((line) => /^ {4}at /.test(line));
  return { type: 'BotError', why, game, level, frames: frames.slice(0, framesLogged) };
}
