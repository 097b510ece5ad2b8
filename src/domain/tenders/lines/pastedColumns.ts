import { fold } from '../../shared/text/fold'
import type { LineChoice } from '../choices/choices'

/** The columns that a pasted table may have. */
export const PASTED_COLUMNS = [
  'code',
  'name',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'taxRate',
  'choice',
] as const
export type PastedColumn = (typeof PASTED_COLUMNS)[number]

/** Calculated columns: a header naming one is recognised, its column is left out. */
const LEFT_OUT = 'leftOut'
type Head = PastedColumn | typeof LEFT_OUT

/** Recognised column headers in Turkish, English, French and Arabic. They are never displayed. */
const HEADS: Record<Head, string> = {
  code:
    'kod|kodu|stok kodu|ürün kodu|malzeme kodu|parça no|barkod|sku|code|item code|product code|' +
    'item no|part no|part number|barcode|référence|réf|code article|code-barres|code produit|' +
    'رمز|الرمز|رمز الصنف|كود|الكود|رقم الصنف|الباركود|باركود',
  name:
    'ad|adı|ürün|ürün adı|malzeme|malzeme adı|açıklama|tanım|kalem|stok kartı|hizmet|name|item|' +
    'product|product name|description|material|service|désignation|article|libellé|nom|produit|' +
    'الاسم|اسم|اسم الصنف|الصنف|البيان|الوصف|المنتج|البند',
  quantity:
    'miktar|mik|adet|adedi|sayı|quantity|qty|count|amount of items|quantité|qté|nombre|' +
    'الكمية|كمية|العدد',
  unit: 'birim|birimi|ölçü birimi|unit|uom|unit of measure|unité|u|الوحدة|وحدة|وحدة القياس',
  unitPrice:
    'fiyat|fiyatı|birim fiyat|birim fiyatı|br fiyat|b fiyat|price|unit price|rate|prix|' +
    'prix unitaire|pu|pu ht|prix unitaire ht|السعر|سعر|سعر الوحدة',
  discount: 'iskonto|iskontosu|indirim|isk|discount|disc|remise|rabais|الخصم|خصم|نسبة الخصم',
  taxRate:
    'kdv|kdv oranı|vergi|vergi oranı|vat|vat rate|tax|tax rate|tva|taux tva|taux de tva|' +
    'الضريبة|ضريبة|نسبة الضريبة|ضريبة القيمة المضافة',
  choice:
    'toplamdaki yeri|seçim|seçenek|choice|in the total|option|choix|place dans le total|' +
    'الاختيار|موقعه من الإجمالي|موضعه من الإجمالي',
  [LEFT_OUT]:
    'no|sıra|sıra no|s no|tutar|toplam|satır toplamı|kdv tutarı|net tutar|amount|total|line total|' +
    'net|line|montant|montant ht|total ht|n°|rang|المبلغ|الإجمالي|المجموع|إجمالي السطر|م|رقم',
}

/** Without punctuation, blanks and bracketed text: `KDV (%)` → `kdv`. */
const plain = (head: string): string =>
  fold(head)
    .replace(/[([].*?[)\]]/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const KNOWN: ReadonlyMap<string, Head> = new Map(
  Object.entries(HEADS).flatMap(([column, heads]) =>
    heads.split('|').map((head) => [plain(head), column as Head] as const),
  ),
)

export type Columns = readonly (PastedColumn | null)[]

/**
 * The columns named by the first row of a table.
 * @returns null if it is no header row: at least two of its cells, and half of them, must be known,
 *   and no column twice; unknown ones are left out
 */
export const columnsOfHeads = (cells: readonly string[]): Columns | null => {
  const heads = cells.map((cell) => KNOWN.get(plain(cell)))
  const filled = cells.filter((cell) => cell !== '').length
  const known = heads.filter((head) => head !== undefined).length
  if (known < Math.min(2, filled) || known * 2 < filled) return null
  const columns = heads.map((head) => (head === undefined || head === LEFT_OUT ? null : head))
  const isName = columns.some((column) => column === 'code' || column === 'name')
  const isOnce = columns.every((column, at) => column === null || columns.indexOf(column) === at)
  return isName && isOnce ? columns : null
}

/** Words for the role of a line in the total; any other text means it counts. */
const CHOICES: Record<Exclude<LineChoice, 'included'>, string> = {
  optional: 'opsiyonel|isteğe bağlı|optional|option|optionnel|en option|facultatif|اختياري',
  alternative: 'alternatif|seçenek|alternative|variante|بديل',
}

const KNOWN_CHOICES: ReadonlyMap<string, LineChoice> = new Map(
  Object.entries(CHOICES).flatMap(([choice, words]) =>
    words.split('|').map((word) => [plain(word), choice as LineChoice] as const),
  ),
)

/** The role of a line in the total, from its cell. */
export const choiceIn = (cell: string): LineChoice => KNOWN_CHOICES.get(plain(cell)) ?? 'included'
