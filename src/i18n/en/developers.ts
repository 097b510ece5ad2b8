import type { Texts } from '../texts'
import type { developers as tr } from '../tr/developers'

export const developers: Texts<typeof tr> = {
  developers: {
    title: 'Developer reference',
    description:
      'The interface for programs, from its own description: addresses, what is sent, answers, refusals.',
    search: 'Address, field, right or refusal code',
    find: 'Search',
    groups: 'Sections',
    all: 'All sections',
    found: 'Found for “{search}”',
    nothing: 'No operation has these words.',
    record: 'Fields of the record',
    who: 'Who may send it',
    callers: {
      anybody: 'Anybody, without signing in.',
      people: 'Signed-in users only; programs may not.',
      all: 'Signed-in users, and programs with a key.',
    },
    rights: 'Rights that are needed; of a program, scopes by the same names:',
    states: 'The record must be in one of these states:',
    parameters: 'Parameters',
    body: 'Request body',
    required: 'required',
    answers: 'Answers',
    refusals: 'Refusals',
    begin: 'Getting started',
    steps: {
      key: 'Add a program on the page Connected programs; its key is shown once.',
      send: 'Send the key with every request:',
      once: 'Send an Idempotency-Key with changes: after a broken connection the same request is sent again, and is done once.',
      refused:
        'Every refusal has a code for programs and a sentence in the reader’s language, and names the fields to mend.',
      events: 'To learn what happens, add a webhook, or read the event log (/events).',
    },
  },
}
