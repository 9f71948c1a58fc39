import type { RequestHandler } from 'express';
import { contractDocument } from '../contract/contractParts.ts';
import { sendFault } from '../node/sendReply.ts';
import { spellOut } from './spellOut.ts';

/** The contract as JSON, each call with a real answer as its example; they are played with the first request. */
export function contractPage(): RequestHandler {
  let text: Promise<string> | undefined;
  return (_request, response) => {
    text ??= textOfContract();
    text.then(
      (json) => response.type('application/json').send(json),
      (error: unknown) => sendFault(response, error),
    );
  };
}

async function textOfContract(): Promise<string> {
  // A start pays nothing for what few ask for.
  const { answerExamples, withExamples } = await import('./answerExamples.ts');
  return JSON.stringify(spellOut(withExamples(contractDocument, await answerExamples())));
}
