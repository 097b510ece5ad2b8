import { IMPORT_MODES, type ImportStep } from '@/domain/imports/imports'
import { bodyField, bodyOf, NO_BODY, tooLong } from './bodies/body'
import { closedObject } from './bodies/jsonSchema'
import type { ListCommand } from './command'
import { optionField, yesNoField } from './bodies/choiceFields'
import { rowNumberField } from './bodies/recordFields'

const MOST_COLUMNS = 100
const LONGEST_NAME = 100
/** Most characters of a cell. */
const LONGEST_CELL = 20_000

const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

const isIndex = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_COLUMNS

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME

/** The column of a field; null for a skipped column. */
type Mapped = { index: number; field: string | null }

const isMapped = (sent: unknown): sent is Mapped =>
  isObject(sent) && isIndex(sent.index) && (sent.field === null || isName(sent.field))

/** The mapped columns of the file, by index; each at most once. */
const mappingField = bodyField<{ index: number; field: string }[]>(
  {
    input: 'rows',
    keys: ['index', 'field'],
    schema: {
      type: 'array',
      items: closedObject({ index: { type: 'integer' }, field: { type: ['string', 'null'] } }, [
        'index',
        'field',
      ]),
    },
    isRequired: true,
    codes: ['required', 'notAList', 'invalidInput'],
  },
  (sent) => {
    if (sent === null) return { code: 'required' }
    if (!Array.isArray(sent)) return { code: 'notAList' }
    if (sent.length > MOST_COLUMNS || !sent.every(isMapped)) return { code: 'invalidInput' }
    const mapped = sent.flatMap(({ index, field }) => (field === null ? [] : [{ index, field }]))
    const isTwice = (of: 'index' | 'field') =>
      new Set(mapped.map((one) => one[of])).size < mapped.length
    if (isTwice('index') || isTwice('field')) return { code: 'invalidInput' }
    return mapped.length === 0 ? { code: 'required' } : { value: mapped }
  },
)

/** The field that identifies existing records; null to only create. */
const keyField = bodyField<string | null>(
  { input: 'code', isRequired: false, codes: ['notAnOption'] },
  (sent) => {
    if (sent === null || sent === '') return { value: null }
    return isName(sent) ? { value: sent } : { code: 'notAnOption' }
  },
)

type Styles = Readonly<Record<string, 'comma' | 'point'>>

/** Number styles of ambiguous columns, by column index. */
const stylesField = bodyField<Styles>(
  {
    input: 'rows',
    schema: { type: 'object', additionalProperties: { enum: ['comma', 'point'] } },
    isRequired: false,
    codes: ['invalidInput'],
  },
  (sent) => {
    if (sent === null) return { value: {} }
    if (!isObject(sent)) return { code: 'invalidInput' }
    const entries = Object.entries(sent)
    const isSound = entries.every(
      ([index, style]) => isIndex(Number(index)) && (style === 'comma' || style === 'point'),
    )
    return isSound ? { value: sent as Styles } : { code: 'invalidInput' }
  },
)

/** New texts of a row's cells, by field. */
const cellsField = bodyField<Readonly<Record<string, string>>>(
  {
    input: 'rows',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    isRequired: true,
    codes: ['required', 'invalidInput', 'textTooLong'],
  },
  (sent) => {
    if (sent === null) return { code: 'required' }
    if (!isObject(sent)) return { code: 'invalidInput' }
    const cells = Object.entries(sent)
    if (cells.length > MOST_COLUMNS || cells.some(([field]) => !isName(field)))
      return { code: 'invalidInput' }
    for (const [field, text] of cells) {
      if (typeof text !== 'string') return { code: 'invalidInput', at: field }
      if (text.length > LONGEST_CELL) return { ...tooLong(LONGEST_CELL), at: field }
    }
    return { value: sent as Record<string, string> }
  },
)

/** Creates an import from a file. The file is not part of a JSON body. */
export const IMPORTS_COMMANDS = {
  upload: {
    path: '/upload',
    body: NO_BODY,
    codes: ['notAllowed', 'fileTooLarge', 'uploadQuota', 'invalidInput'],
  },
} as const satisfies Record<string, ListCommand>

/** The steps of an import, only for its importer. */
export const IMPORT_COMMANDS = {
  check: {
    path: '/check',
    body: bodyOf({
      mapping: mappingField,
      mode: optionField(IMPORT_MODES),
      key: keyField,
      whole: yesNoField,
      styles: stylesField,
    }),
    codes: ['wrongImportState', 'importWholeTooLong'],
  },
  fix: {
    path: '/fix',
    body: bodyOf({ row: rowNumberField, cells: cellsField }),
    codes: ['wrongImportState'],
  },
  commit: {
    path: '/commit',
    body: NO_BODY,
    codes: ['wrongImportState', 'importHasErrors', 'nothingToImport'],
  },
  undo: { path: '/undo', body: NO_BODY, codes: ['wrongImportState'] },
  discard: { path: '/discard', body: NO_BODY, codes: ['wrongImportState'] },
} as const satisfies Record<ImportStep, ListCommand>
