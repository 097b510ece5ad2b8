import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unansweredOf } from './unanswered.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unanswered-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const answered = { responses: { 200: {}, default: {} } }
const refused = { responses: { 403: {} } }
const document = {
  paths: {
    '/tenders': { get: answered, post: { responses: { 201: {}, 400: {} } } },
    '/tenders/{id}/approve': { post: answered },
    '/stock-movements/{id}': { delete: refused },
  },
}

it('names what no process noted, in the order of the document', () => {
  writeFileSync(path.join(folder, '1.txt'), 'GET /tenders\n')
  expect(unansweredOf(document, folder)).toEqual(['POST /tenders', 'POST /tenders/{id}/approve'])
})

it('counts the notes of all processes', () => {
  writeFileSync(path.join(folder, '1.txt'), 'GET /tenders\nPOST /tenders\n')
  writeFileSync(path.join(folder, '2.txt'), 'GET /tenders\nPOST /tenders/{id}/approve\n')
  expect(unansweredOf(document, folder)).toEqual([])
})

it('takes a run that noted nothing as one that answered nothing', () => {
  expect(unansweredOf(document, folder)).toHaveLength(3)
})
