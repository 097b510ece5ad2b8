import type { ClientField, StaticLabel } from 'payload'

import { flatFields, type FlatField } from './flatFields'
import { rowsOf } from './save/ownRows'

type Say = (label: StaticLabel) => string
/** The label of a cell in a custom rows editor, by its dictionary section. */
type LabelOfCell = (words: string, cell: string) => string

const labelOf = ({ field }: FlatField, say: Say): string =>
  'label' in field && field.label ? say(field.label as StaticLabel) : ''

/**
 * The label of the field at a path such as `paymentInstallments.1.amount`.
 * @param args.account labels of the fields that every user has in addition to those of the
 *   collection
 * @returns the label, with the row number for a field of a row; the path only if there is no label
 */
export const nameOfField = (args: {
  fields: readonly ClientField[]
  path: string
  say: Say
  labelOfCell: LabelOfCell
  account: Readonly<Record<string, string>>
}): string => {
  const { fields, path, say, labelOfCell, account } = args
  if (account[path]) return account[path]
  const all = flatFields(fields)
  const exact = all.find((one) => one.path === path)
  if (exact) return labelOf(exact, say) || path
  const parent = all.find((one) => path.startsWith(`${one.path}.`))
  if (!parent) return path
  const [row = '', ...inner] = path.slice(parent.path.length + 1).split('.')
  const own = labelOf(parent, say)
  const label = `${own} ${Number(row) + 1}`
  const words = rowsOf(parent.field)
  if (words && inner.length > 0) return `${label}, ${labelOfCell(words, inner.join('.'))}`
  if (inner.length === 0 || !('fields' in parent.field)) return label
  const cell = nameOfField({ ...args, fields: parent.field.fields, path: inner.join('.') })
  return `${label}, ${cell}`
}
