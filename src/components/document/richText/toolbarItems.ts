import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsLeftRight,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconHighlight,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconQuote,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTextColor,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react'
import {
  HEADER_LEVELS,
  TEXT_COLORS,
  TEXT_FONTS,
  TEXT_SIZES,
  type TextAlign,
} from '@/domain/shared/text/richText'
import type { MessageKey, MessageValues } from '@/i18n/messages'
import type { KEYS_OF_TOOLS } from './textKeys'
import type { BlockKind, Direction, ListKind, Mark, TextState, TextTools } from './textTools'

/** A button of the tool bar. */
export type Tool = {
  label: MessageKey
  icon: TablerIcon
  run: (tools: TextTools, state: TextState) => void
  /** Set for toggles. */
  isOn?: (state: TextState) => boolean
  isOff?: (state: TextState) => boolean
  keys?: keyof typeof KEYS_OF_TOOLS
  /** Its icon is mirrored in right-to-left text. */
  isMirrored?: boolean
}

const mark = (name: Mark, label: MessageKey, icon: TablerIcon, keys?: Tool['keys']): Tool => ({
  label,
  icon,
  keys,
  run: (tools) => tools.toggleMark(name),
  isOn: ({ marks }) => marks.includes(name),
})

export const MARKS: readonly Tool[] = [
  mark('bold', 'richText.bold', IconBold, 'bold'),
  mark('italic', 'richText.italic', IconItalic, 'italic'),
  mark('underline', 'richText.underline', IconUnderline, 'underline'),
  mark('strikethrough', 'richText.strike', IconStrikethrough, 'strikethrough'),
  mark('subscript', 'richText.subscript', IconSubscript),
  mark('superscript', 'richText.superscript', IconSuperscript),
  mark('code', 'richText.code', IconCode),
]

const list = (name: ListKind, label: MessageKey, icon: TablerIcon): Tool => ({
  label,
  icon,
  keys: name,
  isMirrored: true,
  run: (tools) => tools.toggleList(name),
  isOn: (state) => state.list === name,
})

export const PARAGRAPH_TOOLS: readonly Tool[] = [
  list('number', 'richText.orderedList', IconListNumbers),
  list('bullet', 'richText.bulletList', IconList),
  list('check', 'richText.checkList', IconListCheck),
  {
    label: 'richText.outdent',
    icon: IconIndentDecrease,
    keys: 'outdent',
    isMirrored: true,
    run: (tools) => tools.indent(-1),
  },
  {
    label: 'richText.indent',
    icon: IconIndentIncrease,
    keys: 'indent',
    isMirrored: true,
    run: (tools) => tools.indent(1),
  },
  {
    label: 'richText.quote',
    icon: IconQuote,
    run: (tools, { block }) => tools.setBlock(block === 'quote' ? 'paragraph' : 'quote'),
    isOn: ({ block }) => block === 'quote',
  },
]

export const HISTORY_TOOLS: readonly Tool[] = [
  { label: 'richText.clear', icon: IconClearFormatting, run: (tools) => tools.clear() },
  {
    label: 'richText.undo',
    icon: IconArrowBackUp,
    keys: 'undo',
    isMirrored: true,
    run: (tools) => tools.undo(),
    isOff: ({ canUndo }) => !canUndo,
  },
  {
    label: 'richText.redo',
    icon: IconArrowForwardUp,
    keys: 'redo',
    isMirrored: true,
    run: (tools) => tools.redo(),
    isOff: ({ canRedo }) => !canRedo,
  },
]

type Option = {
  value: string
  label: MessageKey
  values?: MessageValues
  icon?: TablerIcon
  className?: string
}

/** A menu with one selected value; an empty value is the default. */
export type Choice = {
  label: MessageKey
  icon?: TablerIcon
  options: readonly Option[]
  valueIn: (state: TextState) => string
  choose: (tools: TextTools, value: string) => void
  /** Any colour can be chosen in addition to the named ones. */
  hasAnyColor?: boolean
}

const named = <Name extends string>(
  names: readonly Name[],
  label: (name: Name) => MessageKey,
  className: (name: Name) => string,
) => names.map((value) => ({ value, label: label(value), className: className(value) }))

export const TEXT_CHOICES: readonly Choice[] = [
  {
    label: 'richText.headings',
    options: [
      { value: 'paragraph', label: 'richText.paragraph' },
      ...HEADER_LEVELS.map((level) => ({
        value: `h${level}`,
        label: 'richText.heading' as const,
        values: { level },
      })),
    ],
    valueIn: ({ block }) => block,
    choose: (tools, value) => tools.setBlock(value as BlockKind),
  },
  {
    label: 'richText.font',
    options: [
      { value: '', label: 'richText.fonts.normal' },
      ...named(
        TEXT_FONTS,
        (name) => `richText.fonts.${name}`,
        (name) => `ql-font-${name}`,
      ),
    ],
    valueIn: ({ font }) => font ?? '',
    choose: (tools, value) => tools.setLetters('font', value || undefined),
  },
  {
    label: 'richText.size',
    options: [
      { value: '', label: 'richText.sizes.normal' },
      ...named(
        TEXT_SIZES,
        (name) => `richText.sizes.${name}`,
        () => '',
      ),
    ],
    valueIn: ({ size }) => size ?? '',
    choose: (tools, value) => tools.setLetters('size', value || undefined),
  },
]

const colorChoice = (args: {
  format: 'color' | 'background'
  label: MessageKey
  icon: TablerIcon
  prefix: string
}): Choice => ({
  label: args.label,
  icon: args.icon,
  options: [
    { value: '', label: 'richText.colors.none' },
    ...named(
      TEXT_COLORS,
      (name) => `richText.colors.${name}`,
      (name) => `${args.prefix}-${name}`,
    ),
  ],
  valueIn: (state) => state[args.format] ?? '',
  choose: (tools, value) => tools.setLetters(args.format, value || undefined),
  hasAnyColor: true,
})

export const PICTURE_CHOICES: readonly Choice[] = [
  colorChoice({
    format: 'color',
    label: 'richText.textColor',
    icon: IconTextColor,
    prefix: 'ql-color',
  }),
  colorChoice({
    format: 'background',
    label: 'richText.backgroundColor',
    icon: IconHighlight,
    prefix: 'ql-bg',
  }),
  {
    label: 'richText.align',
    icon: IconAlignLeft,
    options: [
      { value: '', label: 'richText.aligns.start', icon: IconAlignLeft },
      { value: 'center', label: 'richText.aligns.center', icon: IconAlignCenter },
      { value: 'right', label: 'richText.aligns.right', icon: IconAlignRight },
      { value: 'justify', label: 'richText.aligns.justify', icon: IconAlignJustified },
    ],
    valueIn: ({ align }) => align ?? '',
    choose: (tools, value) => tools.setAlign((value || undefined) as TextAlign | undefined),
  },
  {
    label: 'richText.direction',
    icon: IconArrowsLeftRight,
    options: [
      { value: '', label: 'richText.directions.auto', icon: IconArrowsLeftRight },
      { value: 'ltr', label: 'richText.directions.ltr', icon: IconTextDirectionLtr },
      { value: 'rtl', label: 'richText.directions.rtl', icon: IconTextDirectionRtl },
    ],
    valueIn: ({ dir }) => dir ?? '',
    choose: (tools, value) => tools.setDirection((value || undefined) as Direction | undefined),
  },
]
