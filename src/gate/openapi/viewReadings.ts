import { WEBHOOK_DELIVERIES } from './eventShapes'
import { ACCESS_MATRIX, DEPUTIES, LEAVING, MAIL_CHOICES } from './peopleShapes'
import { file, json, jsonOrFile } from './responses'
import {
  CARDS_FOUND,
  CLOSED_UNTIL,
  FIGURES,
  LANGUAGES,
  LINK,
  PEOPLE,
  PROPOSED_RATE,
  REGISTERING,
  shape,
  SUMMARY,
  TAX_RATES,
  WHOLE,
} from './shapes'
import { APPROVAL_SHEET, LAST_PRICES } from './tenderShapes'
import { INVITATIONS, MERGE_SHEET, PLANNING } from './workdayShapes'
import { object, pdf, table, TABLES, type Reading } from './readings'

const LIST_AS_FILE = {
  summary: 'The list as a file, by the query of its page',
  query: {
    format: '`csv` or `xlsx`',
    background: '`true`: made by a job, for people; `GET /exports/{id}` gives the file.',
  },
  answer: table,
  later: json('The id of the file that is being made.', shape({ id: WHOLE })),
} satisfies Reading

/**
 * `GET` below the path of a collection or record, by its last segment; by collection and segment
 * where the meaning differs.
 */
export const VIEW_READINGS: Readonly<Record<string, Reading>> = {
  export: LIST_AS_FILE,
  'tenders/export': {
    ...LIST_AS_FILE,
    query: {
      ...LIST_AS_FILE.query,
      group: 'A column whose values have groups, such as `company`.',
      groups:
        '`true`: instead of the rows, what the list has of each value of `group`: number and sums in lira.',
    },
  },
  owners: { summary: 'Who may become responsible', answer: json('People.', PEOPLE) },
  people: { summary: 'Who may be mentioned', answer: json('People.', PEOPLE) },
  planning: {
    summary: 'On what an action can be planned after a record, and for whom',
    query: {
      subject: 'The collection of the record: one whose records have actions, or `meets`.',
      document: 'The number of the record.',
    },
    answer: json('Records, the nearest first; none where nothing can be planned.', PLANNING),
  },
  summary: { summary: 'How many are unread, and the newest', answer: json('A summary.', SUMMARY) },
  stream: {
    summary: 'Changes as they happen',
    answer: file('Server-sent events.', 'text/event-stream'),
  },
  preferences: {
    summary: 'When the caller is mailed notifications of each kind',
    answer: json('Choices.', MAIL_CHOICES),
  },
  activity: {
    summary: 'What happened, in sentences',
    query: {
      subject: 'The collection.',
      document: 'The number of the record.',
      before: 'Where the page before ended.',
    },
    answer: object('Sentences, newest first.'),
  },
  template: {
    summary: 'An empty file with the fields that the caller may fill',
    query: { target: 'A collection.', format: '`csv` or `xlsx`' },
    answer: table,
  },
  progress: { summary: 'How far an import or a count is', answer: object('Its state.') },
  review: { summary: 'What a count came to', answer: json('Cards.') },
  cards: { summary: 'Cards of a count', answer: json('Cards.') },
  rows: { summary: 'Rows of an import', answer: object('Rows.') },
  mapping: { summary: 'Which column of a file fills which field', answer: object('Columns.') },
  'bad-rows': {
    summary: 'What became no record, with the reasons, as a file',
    query: { format: '`csv` or `xlsx`' },
    answer: table,
  },
  proposed: {
    summary: 'The rate that is proposed for a day',
    query: {
      currency: 'Of the amount.',
      day: '`2026-03-02`',
      purpose: '`offer` or `booking`',
    },
    answer: json('The rate, and where it is from.', PROPOSED_RATE),
  },
  'tax-rates': {
    summary: 'Rates of VAT, with the day from which each holds',
    answer: json('Rates.', TAX_RATES),
  },
  'borrowed-terms': {
    summary: 'Languages whose quotations print the Turkish terms',
    answer: json('Languages.', LANGUAGES),
  },
  'last-prices': {
    summary: 'What a customer was offered last for cards',
    query: {
      company: 'The number of the customer.',
      cards: 'Numbers of stock cards, with commas between them; 100 at the most.',
      except: 'The number of a tender that is left out: the one that is written.',
    },
    answer: json('A price for each card that was offered before.', LAST_PRICES),
  },
  figures: {
    summary: 'How many records a filter finds, and what they add up to in lira',
    query: {
      where: 'A filter, as of the list.',
      sum: 'Columns to add up, with commas between them: `total`.',
      group: 'A relation, a choice or a box: the same for each of its values, 500 at the most.',
    },
    answer: json('Numbers and sums.', FIGURES),
  },
  'by-code': {
    summary: 'The card of a barcode or SKU',
    query: { code: 'As it was scanned.', typed: 'The same on an American keyboard.' },
    answer: json('The cards that have it.', CARDS_FOUND),
  },
  'to-order': {
    summary: 'What is to be ordered, as a file',
    query: { format: '`csv` or `xlsx`' },
    answer: table,
  },
  matrix: {
    summary: 'Rights by role, with limits and numbers of holders',
    query: { format: '`json`, `xlsx` or `csv`' },
    answer: jsonOrFile('Every role, as far as the caller may read it.', ACCESS_MATRIX, TABLES),
  },
  'closed-until': {
    summary: 'The day up to which stock is closed',
    answer: json('A day.', CLOSED_UNTIL),
  },
  pdf: {
    summary: 'The record as a PDF',
    query: { lang: 'The language of the paper.' },
    answer: pdf,
  },
  'delivery-note': {
    summary: 'The note of a delivery',
    query: { no: 'Which delivery.', lang: 'The language of the note.' },
    answer: pdf,
  },
  deliveries: { summary: 'What was delivered, and what is still to be', answer: json('Figures.') },
  'webhooks/deliveries': {
    summary: 'What was sent to an endpoint and what came of it, the newest first',
    query: { before: '`next` of the answer before; left out: from the newest on.' },
    answer: json('A hundred of them at the most, and where to go on.', WEBHOOK_DELIVERIES),
  },
  'likely-customers': {
    summary: 'Customers that the unregistered person may be',
    answer: json('The person, and records that may be the same.', REGISTERING),
  },
  leave: {
    summary: 'What somebody who leaves would hand over, and to whom it may go',
    answer: json('Counts, and people.', LEAVING),
  },
  deputies: {
    summary: 'The deputies of a user, for whom they stand in, and who may be chosen',
    answer: json('Deputies, and people.', DEPUTIES),
  },
  invitations: {
    summary: 'Who was invited to it by mail, and what each was told last',
    answer: json('Invitations.', INVITATIONS),
  },
  approvers: { summary: 'Who may approve it', answer: json('People.', PEOPLE) },
  'merge-sheet': {
    summary: 'Two companies beside each other, before one is merged into the other',
    query: { with: 'The number of the other company.' },
    answer: json('Both, with their fields and what would move.', MERGE_SHEET),
  },
  'approval-sheet': {
    summary: 'What an approver looks at before approving',
    answer: json('Figures, as far as the caller may read them.', APPROVAL_SHEET),
  },
  link: { summary: 'The link that the customer was sent', answer: json('Its address.', LINK) },
}
