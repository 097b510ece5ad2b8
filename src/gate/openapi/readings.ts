import { EVENT, EVENTS, RECENT_EVENTS } from './eventShapes'
import { file, json, jsonOrFile } from './responses'
import {
  ABILITIES,
  EXPLANATION,
  HEALTH,
  PEEK,
  PROGRAM,
  SEARCH,
  WHY,
  WHY_OF_COMMANDS,
} from './shapes'
import { PRIVACY_REGISTER } from './peopleShapes'
import { CALENDAR, TIMELINE, TODAY, TODAY_COUNTS } from './workdayShapes'
import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'

export type Reading = {
  summary: string
  /** Query parameters, by name. */
  query?: Readonly<Record<string, string>>
  answer: JsonSchema
  /** The 202 response, if a job continues the work. */
  later?: JsonSchema
  /** Personal data of users; programs have none. */
  isOfPeople?: true
}

const OBJECT: JsonSchema = { type: 'object' }
export const object = (description: string) => json(description, OBJECT)
export const pdf = file('A PDF.', 'application/pdf')
export const TABLES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
]
export const table = file('A file of rows.', ...TABLES)

/** `GET` routes outside of collections (`OPEN_ROOTS`). */
export const ROOT_READINGS: Readonly<Record<string, Reading>> = {
  search: {
    summary: 'Records by name, code or phone, an exact code first',
    query: { q: 'At least 3 characters.', in: 'The only collection to look in.' },
    answer: json('Groups of what the caller may read.', SEARCH),
  },
  peek: {
    summary: 'A record at a glance',
    query: { at: 'The address of its page.' },
    answer: json('Its facts.', PEEK),
  },
  explain: {
    summary: 'Why a number is what it is',
    query: {
      of: '`stock-cards/5/averageCost`, `tenders/94/total`, `tenders/94/margin`, `tender-board/sent/expected`',
    },
    answer: json('Its formula, and the rows that add up to it.', EXPLANATION),
  },
  dashboard: {
    summary: 'The figures of the dashboard',
    query: { period: '`6m`', only: 'The only figure to work out.' },
    answer: object('Figures by right.'),
  },
  today: {
    summary: 'What waits for the caller',
    query: { team: '`1` for that of everybody.' },
    answer: json('Queues with their rows.', TODAY),
    isOfPeople: true,
  },
  'today/counts': {
    summary: 'How much waits for the caller',
    answer: json('Counts by queue.', TODAY_COUNTS),
    isOfPeople: true,
  },
  calendar: {
    summary: 'What happens in some days, soonest first',
    query: {
      from: 'The first day.',
      to: 'The last day, at most 62 with the first.',
      layers:
        '`meets`, `actions`, `deliveries`, `instalments`, `lastDays`, by commas; all when left out.',
      team: '`1` for the actions and last days of everybody.',
    },
    answer: json('Items, at most 2,000.', CALENDAR),
    isOfPeople: true,
  },
  timeline: {
    summary: 'What happened with a record, newest first',
    query: {
      subject: 'The collection.',
      document: 'The number of the record.',
      kinds: 'Kinds of rows, by commas.',
      from: 'The first day.',
      to: 'The last day.',
      before: 'Where the page before ended.',
    },
    answer: json('Rows.', TIMELINE),
  },
  events: {
    summary: 'What happened, the oldest first, without gaps',
    query: {
      after: '`next` of the answer before; left out: from the oldest event on.',
      types: 'Types of events, by commas.',
      limit: 'At most so many: 1 to 500, 100 when left out.',
    },
    answer: json('Events, and where to go on.', EVENTS),
  },
  'events/recent': {
    summary: 'What happened, the newest first, for programs that poll',
    query: {
      types: 'Types of events, by commas.',
      limit: 'At most so many: 1 to 500, 50 when left out.',
    },
    answer: json('Events.', RECENT_EVENTS),
  },
  'events/sample': {
    summary: 'A made-up event of a type, with the values that the caller gets of real ones',
    query: { type: 'One type of event.' },
    answer: json('An event.', EVENT),
  },
  'privacy/destructions': {
    summary: 'What was deleted because its time was over: how much of what on which day',
    query: { format: '`xlsx` or `csv`' },
    answer: table,
  },
  'privacy/processing': {
    summary: 'The register of processing: what data of people is kept, for what and how long',
    query: { format: '`json`, `xlsx` or `csv`' },
    answer: jsonOrFile('Every entry of the register.', PRIVACY_REGISTER, TABLES),
  },
  abilities: { summary: 'The rights of the caller', answer: json('Rules.', ABILITIES) },
  why: {
    summary: 'Why the caller cannot give a command or open a page',
    query: {
      command: '`tenders/approve`',
      id: 'The number of the record, for a command of one.',
      page: 'The path of a page, instead of a command.',
    },
    answer: json('What is missing, and the roles that have it.', WHY),
    isOfPeople: true,
  },
  'why/commands': {
    summary: 'The commands of a record that the caller cannot give now, with why',
    query: { collection: '`tenders`', id: 'The number of the record.' },
    answer: json('Commands.', WHY_OF_COMMANDS),
    isOfPeople: true,
  },
  me: {
    summary: 'The program a key belongs to',
    answer: json('Its role, scopes and end.', PROGRAM),
  },
  health: { summary: 'Whether the instance works', answer: json('What works.', HEALTH) },
  'openapi.json': { summary: 'This document', answer: object('OpenAPI 3.1.') },
}
