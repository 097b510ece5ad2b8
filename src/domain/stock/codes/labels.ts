import type { LabelFormat } from './labelFormats'
import { barsOf, modulesOf, QUIET, type SymbolKind } from './symbols'

/** All in millimetres. */
export type LabelSheet = {
  isRoll: boolean
  page: { width: number; height: number }
  label: { width: number; height: number }
  columns: number
  rows: number
  /** Position of the first label from the corner of the page. */
  left: number
  top: number
  pitch: { x: number; y: number }
  /** Blank margin inside a label: printers reach no edge of a sheet. */
  margin: number
}

const A4 = { width: 210, height: 297 }
const EDGE = 4
const SAFE = 1.5

const roll = (width: number, height: number): LabelSheet => ({
  isRoll: true,
  page: { width, height },
  label: { width, height },
  columns: 1,
  rows: 1,
  left: 0,
  top: 0,
  pitch: { x: width, y: height },
  margin: SAFE,
})

export const LABEL_SHEETS: Readonly<Record<LabelFormat, LabelSheet>> = {
  // Zweckform 3474, Herma 4464.
  sheet70x37: {
    isRoll: false,
    page: A4,
    label: { width: 70, height: 37 },
    columns: 3,
    rows: 8,
    left: 0,
    top: 0.5,
    pitch: { x: 70, y: 37 },
    margin: EDGE,
  },
  // Avery L7160.
  sheet63x38: {
    isRoll: false,
    page: A4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    left: 7.21,
    top: 15.15,
    pitch: { x: 66.04, y: 38.1 },
    margin: SAFE,
  },
  // Zweckform 3651, Herma 4610.
  sheet52x29: {
    isRoll: false,
    page: A4,
    label: { width: 52.5, height: 29.7 },
    columns: 4,
    rows: 10,
    left: 0,
    top: 0,
    pitch: { x: 52.5, y: 29.7 },
    margin: EDGE,
  },
  // Avery L7651.
  sheet38x21: {
    isRoll: false,
    page: A4,
    label: { width: 38.1, height: 21.2 },
    columns: 5,
    rows: 13,
    left: 4.75,
    top: 10.7,
    pitch: { x: 40.6, y: 21.2 },
    margin: SAFE,
  },
  roll100x50: roll(100, 50),
  roll50x30: roll(50, 30),
  roll40x20: roll(40, 20),
}

/** Number of labels on a page of a format. */
export const labelsOnPage = (format: LabelFormat): number =>
  LABEL_SHEETS[format].columns * LABEL_SHEETS[format].rows

/**
 * Lengths of the rulers of a test page, across and down, in millimetres: the whole centimetres of a
 * roll's label, ten on a sheet.
 */
export const rulersOf = (format: LabelFormat): { across: number; down: number } => {
  const { isRoll, page, margin } = LABEL_SHEETS[format]
  const within = (size: number) => (isRoll ? Math.floor((size - 2 * margin) / 10) * 10 : 100)
  return { across: within(page.width), down: within(page.height) }
}

export type LabelPlace = { page: number; x: number; y: number }

const hundredths = (value: number): number => Math.round(value * 100) / 100

/**
 * Positions of the labels of a file, row by row.
 * @param args.start the first free position on the first page, from 1
 * @param args.offset of the printer, in millimetres
 */
export const placeLabels = (args: {
  format: LabelFormat
  count: number
  start: number
  offset: { x: number; y: number }
}): LabelPlace[] => {
  const { columns, left, top, pitch } = LABEL_SHEETS[args.format]
  const perPage = labelsOnPage(args.format)
  return Array.from({ length: args.count }, (_, index) => {
    const place = index + args.start - 1
    const onPage = place % perPage
    return {
      page: Math.floor(place / perPage),
      x: hundredths(left + (onPage % columns) * pitch.x + args.offset.x),
      y: hundredths(top + Math.floor(onPage / columns) * pitch.y + args.offset.y),
    }
  })
}

/** Module widths to try, the largest first. */
const SHEET_MODULES: Readonly<Record<SymbolKind, readonly number[]>> = {
  // From the nominal width to the smallest one of the standard.
  ean13: [0.33, 0.297, 0.264],
  code128: [0.33, 0.297, 0.264, 0.25],
  qr: [0.8, 0.7, 0.6, 0.5, 0.4],
}
// Whole dots of a 203 dpi printer: anything between makes bars of uneven width.
const ROLL_MODULES: Readonly<Record<SymbolKind, readonly number[]>> = {
  ean13: [0.5, 0.375, 0.25],
  code128: [0.5, 0.375, 0.25],
  qr: [0.75, 0.625, 0.5],
}

/** Lines of text on a label, by its height. */
export const wordsOf = ({ label }: LabelSheet) =>
  label.height >= 29
    ? { size: 8, lines: 2, line: 3.5, code: 7, codeLine: 3 }
    : { size: 6.5, lines: 1, line: 2.9, code: 6, codeLine: 2.6 }

const GAP = 0.8
/** The share of a label that a QR code may take next to its text. */
const QR_SHARE = 0.6
const EAN_HEIGHT = 22.85 / 0.33
const MOST_BARS = 18

/** A symbol on a label with its code, in millimetres. */
export type FittingSymbol = {
  kind: SymbolKind
  text: string
  module: number
  /** Width of the symbol without its quiet zone. */
  width: number
  height: number
  /** Width with the quiet zone. */
  wholeWidth: number
}

export type CardCodes = { sku: string | null; barcode: string | null; qrCode: string | null }

const inside = ({ label, margin }: LabelSheet) => ({
  width: label.width - 2 * margin,
  height: label.height - 2 * margin,
})

const fitOf = (sheet: LabelSheet, kind: SymbolKind, text: string): FittingSymbol | null => {
  const modules = modulesOf(kind, text)
  if (modules === null) return null
  const room = inside(sheet)
  const words = wordsOf(sheet)
  const whole = modules + QUIET[kind].before + QUIET[kind].after
  const heightLeft = room.height - words.lines * words.line - words.codeLine - 2 * GAP
  const most = kind === 'qr' ? Math.min(room.height, room.width * QR_SHARE) : room.width
  const module = (sheet.isRoll ? ROLL_MODULES : SHEET_MODULES)[kind].find(
    (one) => whole * one <= most + 1e-9,
  )
  if (module === undefined) return null
  const width = modules * module
  const highest = kind === 'ean13' ? EAN_HEIGHT * module : MOST_BARS
  const height = kind === 'qr' ? width : Math.min(heightLeft, highest)
  return {
    kind,
    text,
    module,
    width: hundredths(width),
    height: hundredths(height),
    wholeWidth: hundredths(whole * module),
  }
}

/** Symbols for a card, the easiest to scan first: EAN bars, other bars, QR. */
const candidatesOf = ({ barcode, sku, qrCode }: CardCodes): [SymbolKind, string][] => {
  const bars = [barcode, sku].flatMap((code): [SymbolKind, string][] => {
    const kind = code ? barsOf(code) : null
    return code && kind ? [[kind, code]] : []
  })
  const square = qrCode ?? sku ?? barcode
  // Only the preferred code as bars: another code is no substitute for it.
  return [...bars.slice(0, 1), ...(square ? ([['qr', square]] as [SymbolKind, string][]) : [])]
}

/**
 * The symbol of a card that fits a label, with the largest modules: it is never stretched or
 * squeezed.
 * @returns `noCode` for a card without one, `tooLarge` where nothing fits
 */
export const fitSymbol = (
  format: LabelFormat,
  codes: CardCodes,
): FittingSymbol | 'noCode' | 'tooLarge' => {
  const candidates = candidatesOf(codes)
  if (candidates.length === 0) return 'noCode'
  const sheet = LABEL_SHEETS[format]
  for (const [kind, text] of candidates) {
    const fit = fitOf(sheet, kind, text)
    if (fit) return fit
  }
  return 'tooLarge'
}
