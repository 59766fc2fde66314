/// <reference lib="webworker" />

import { adviseIn, partsInWords } from './hints.ts';
import type { AdviserMessage, Question } from './messages.ts';
import { tellChances, tellStory } from './story.ts';

function send(said: AdviserMessage): void {
  postMessage(said);
}

function answerTo(
  question: Question,
): Promise<Extract<AdviserMessage, { readonly answer: unknown }>['answer']> {
  switch (question.type) {
    case 'hint':
      return adviseIn(question.game, question.request, question.options);
    case 'parts':
      return partsInWords(question.game, question.language);
    case 'chances':
      return tellChances(question.record);
    case 'story':
      return tellStory(question.record, question.viewer, { onProgress: (progress) => send({ progress }) });
    default: {
      const never: never = question;
      return never;
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answerTo(data).then((answer) => send({ answer }));
});
