import { expect, it } from 'vitest'
import {
  IMPORT_STATUSES,
  isRunning,
  isToldOf,
  refuseImportStep,
  type ImportFacts,
  type ImportStatus,
  type ImportStep,
} from './imports'

const facts = (status: ImportStatus, more: Partial<ImportFacts> = {}): ImportFacts => ({
  status,
  whole: false,
  ready: 1,
  errors: 0,
  done: 0,
  ...more,
})

it('is at work while its rows are judged, imported or undone', () => {
  expect(IMPORT_STATUSES.filter(isRunning)).toEqual(['checking', 'importing', 'undoing'])
})

it.each<[ImportStep, ImportStatus[]]>([
  ['check', ['mapping', 'checked', 'stopped']],
  ['fix', ['checked', 'done', 'stopped']],
  ['commit', ['checked', 'done', 'stopped']],
  ['undo', []],
  ['discard', ['mapping', 'checking', 'checked', 'stopped']],
])('takes %s in %j', (step, from) => {
  const open = IMPORT_STATUSES.filter((status) => refuseImportStep(step, facts(status)) === null)
  expect(open).toEqual(from)
})

it.each<[string, ImportStep, ImportFacts, string | null]>([
  ['nothing is ready', 'commit', facts('checked', { ready: 0 }), 'nothingToImport'],
  ['some rows are in error', 'commit', facts('checked', { errors: 1 }), null],
  [
    'some rows are in error of what is taken whole',
    'commit',
    facts('checked', { errors: 1, whole: true }),
    'importHasErrors',
  ],
  ['nothing is in error of what is taken whole', 'commit', facts('checked', { whole: true }), null],
  ['nothing is ready', 'fix', facts('checked', { ready: 0 }), null],
  ['there are no records', 'undo', facts('done'), 'wrongImportState'],
  ['records are there', 'check', facts('stopped', { done: 1 }), 'wrongImportState'],
  ['records are there', 'discard', facts('stopped', { done: 1 }), 'wrongImportState'],
  ['records are there', 'undo', facts('stopped', { done: 1 }), null],
  ['records are there', 'undo', facts('importing', { done: 1 }), 'wrongImportState'],
])('where %s: %s', (_, step, from, expected) => {
  expect(refuseImportStep(step, from)).toBe(expected)
})

it('is told of when long work has ended, however it ended', () => {
  const told = (seconds: number) => IMPORT_STATUSES.filter((status) => isToldOf(status, seconds))
  expect(told(10)).toEqual([])
  expect(told(10.5)).toEqual(['checked', 'done', 'undone', 'stopped'])
})
