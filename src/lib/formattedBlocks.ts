import { parseDocument } from 'htmlparser2'
import { HEADER_LEVELS, type TextFont, type TextSize } from '@/domain/shared/text/richText'
import { blockFormats, inlineFormats, type Attributes } from '@/domain/shared/text/textFormats'
import { marksOf, styleOf, type StyleMarks } from '@/domain/shared/text/textStyle'
import { cleanHtml } from './cleanHtml'

/** Text with one format. */
export type FormattedRun = StyleMarks & {
  text: string
  code?: boolean
  script?: 'sub' | 'super'
  font?: TextFont
  size?: TextSize
  /** `#rrggbb` */
  color?: string
  /** `#rrggbb`, background of the text */
  background?: string
  href?: string
}

/** A paragraph, heading, quote, block of code or list item. */
export type FormattedBlock = {
  kind: 'paragraph' | 'heading' | 'quote' | 'code'
  /** Level of a heading, 1 to 6. */
  level?: number
  /** The mark of a list item: a bullet, a number, a box. */
  marker: string | null
  /** Indent from the start of the line, in ems; the marker is at its end. */
  indent: number
  align: 'start' | 'center' | 'end' | 'justify'
  /** Null if the first letter decides. */
  direction: 'ltr' | 'rtl' | null
  runs: FormattedRun[]
}

/** The named colours in print, as in `styles/tokens.css` for the light theme. */
const INKS: Readonly<Record<string, string>> = {
  red: '#b4232a',
  orange: '#8a4b00',
  green: '#0f7a3d',
  blue: '#006a78',
  purple: '#5a4fcf',
  grey: '#6a6775',
}
const PAPERS: Readonly<Record<string, string>> = {
  red: '#ffe2e3',
  orange: '#fff0e1',
  green: '#ddf6e8',
  blue: '#d6f4f8',
  purple: '#e9e7fd',
  grey: '#ebebed',
}

/** Indents of `formattedText.css`, in ems. */
const OF_LIST = 1.75
const OF_INDENT = 2

type Node = ReturnType<typeof parseDocument>['children'][number]
type Letters = Omit<FormattedRun, 'text'>
type Place = Omit<FormattedBlock, 'runs' | 'marker'> & {
  /** Used by the first block of a list item. */
  item: { marker: string | null } | null
  /** Nesting depth in ordered lists. */
  depth: number
}

const letter = (count: number): string =>
  count > 26
    ? letter(Math.floor((count - 1) / 26)) + letter(((count - 1) % 26) + 1)
    : String.fromCodePoint(96 + count)

const ROMAN = [
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const
const roman = (count: number): string => {
  const [value, sign] = ROMAN.find(([step]) => count >= step) ?? [0, '']
  return value === 0 || count > 200 ? '' : sign + roman(count - value)
}

/** Numbering by level of ordered lists: 1. a. i. */
const numbered = (count: number, depth: number): string =>
  `${depth === 0 ? count : depth === 1 ? letter(count) : roman(count)}.`

const SCRIPTS = { sub: 'sub', sup: 'super' } as const
const BLANK = /^[ \t\r\n]*$/

const present = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<T>

const lettersOf = (tag: string, attributes: Attributes): Letters => {
  const { color, background, font, size } = inlineFormats(attributes)
  const marks = marksOf(styleOf(attributes.style))
  return present({
    ...marks,
    ...(tag === 'strong' && { bold: true }),
    ...(tag === 'em' && { italic: true }),
    ...((tag === 'u' || tag === 'a') && { underline: true }),
    ...(tag === 's' && { strike: true }),
    ...(tag === 'code' && { code: true }),
    ...((tag === 'sub' || tag === 'sup') && { script: SCRIPTS[tag] }),
    ...(tag === 'a' && { href: attributes.href }),
    font,
    size,
    color: color && (INKS[color] ?? color),
    background: background && (PAPERS[background] ?? background),
  })
}

const placeIn = (place: Place, attributes: Attributes): Place => {
  const { align, indent = 0, dir } = blockFormats(attributes)
  return {
    ...place,
    align: align === 'right' ? 'end' : (align ?? place.align),
    indent: place.indent + indent * OF_INDENT,
    direction: dir ?? place.direction,
  }
}

/**
 * Numbers the items of one list: nested lists have counters of their own, Quill's flat lists share
 * one.
 */
const countItems = (list: { tag: string; attributes: Attributes; depth: number }) => {
  const { tag, attributes, depth } = list
  const counts: number[] = [Number(attributes.start ?? 1) - 1]
  const checkedList = attributes['data-checked']
  return (item: Attributes): string => {
    const kind = item['data-list'] ?? (tag === 'ol' ? 'ordered' : 'bullet')
    if (kind === 'checked' || checkedList === 'checked') return '☑'
    if (kind === 'unchecked' || checkedList === 'unchecked') return '☐'
    if (kind === 'bullet') return '•'
    const level = blockFormats(item).indent ?? 0
    counts.length = level + 1
    const count = (counts[level] ?? 0) + 1
    counts[level] = count
    return numbered(count, depth + level)
  }
}

/**
 * Formatted text as blocks of runs, for documents that are not HTML. It is sanitized first, and
 * formatted as on pages.
 * @param html as stored
 */
export const formattedBlocks = (html: string): FormattedBlock[] => {
  const blocks: FormattedBlock[] = []
  let open: FormattedBlock | null = null

  const begin = ({ item, depth: _depth, ...place }: Place): FormattedBlock => {
    const block = { ...place, marker: item?.marker ?? null, runs: [] }
    if (item) item.marker = null
    blocks.push(block)
    return block
  }

  const write = (text: string, letters: Letters, place: Place) => {
    if (!open && BLANK.test(text)) return
    open ??= begin(place)
    const said = place.kind === 'code' ? text : text.replace(/[ \t\r\n]+/g, ' ')
    open.runs.push({ text: said, ...letters })
  }

  const walkAll = (nodes: readonly Node[], letters: Letters, place: Place) => {
    for (const node of nodes) walk(node, letters, place)
  }

  /** A separate block: the content after it starts another one. */
  const apart = (nodes: readonly Node[], letters: Letters, place: Place) => {
    open = null
    walkAll(nodes, letters, place)
    open = null
  }

  const walkList = (
    list: { tag: string; attributes: Attributes; nodes: readonly Node[] },
    letters: Letters,
    place: Place,
  ) => {
    open = null
    const markerOf = countItems({ ...list, depth: place.depth })
    const inner = {
      ...place,
      indent: place.indent + OF_LIST,
      depth: place.depth + (list.tag === 'ol' ? 1 : 0),
    }
    for (const node of list.nodes) {
      if (node.type !== 'tag' || node.name !== 'li') {
        walk(node, letters, inner)
        continue
      }
      const item = { marker: markerOf(node.attribs) }
      const own = { ...placeIn(inner, node.attribs), item }
      apart(node.children as Node[], letters, own)
      if (item.marker !== null) begin(own)
    }
  }

  const walk = (node: Node, letters: Letters, place: Place): void => {
    if (node.type === 'text') return write(node.data, letters, place)
    if (node.type !== 'tag') return
    const { name: tag, attribs: attributes } = node
    const nodes = node.children as Node[]
    const level = HEADER_LEVELS.find((one) => tag === `h${one}`)
    if (tag === 'br') {
      open ??= begin(place)
      open.runs.push({ text: '\n' })
    } else if (tag === 'p' || level) {
      open = begin({
        ...placeIn(place, attributes),
        ...(level && { kind: 'heading' as const, level }),
      })
      walkAll(nodes, letters, place)
      open = null
    } else if (tag === 'ul' || tag === 'ol') {
      walkList({ tag, attributes, nodes }, letters, place)
    } else if (tag === 'blockquote' || tag === 'pre' || tag === 'div' || tag === 'li') {
      const kind = tag === 'blockquote' ? 'quote' : tag === 'pre' ? 'code' : place.kind
      apart(nodes, letters, { ...placeIn(place, attributes), kind })
    } else {
      walkAll(nodes, { ...letters, ...lettersOf(tag, attributes) }, place)
    }
  }

  walkAll(
    parseDocument(cleanHtml(html)).children,
    {},
    {
      kind: 'paragraph',
      indent: 0,
      align: 'start',
      direction: null,
      item: null,
      depth: 0,
    },
  )
  // Blanks and a final line break at the end of a block are not shown on a page.
  for (const { runs } of blocks) {
    const last = runs.at(-1)
    if (last && runs.length > 1 && last.text === '\n') runs.pop()
  }
  return blocks
}
