import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconClearFormatting,
  IconHighlight,
  IconItalic,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconTextColor,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react'
import { HEADER_LEVELS, TEXT_COLORS, TEXT_FONTS, TEXT_SIZES } from '@/domain/shared/richText'
import type { MessageKey, MessageValues } from '@/i18n/messages'

/** A button that toggles a format. */
export type Toggle = {
  format: string
  value: string | boolean
  label: MessageKey
  icon: TablerIcon
}

const toggle = (
  format: string,
  value: string | boolean,
  label: MessageKey,
  icon: TablerIcon,
): Toggle => ({ format, value, label, icon })

export const MARKS: readonly Toggle[] = [
  toggle('bold', true, 'richText.bold', IconBold),
  toggle('italic', true, 'richText.italic', IconItalic),
  toggle('underline', true, 'richText.underline', IconUnderline),
  toggle('strike', true, 'richText.strike', IconStrikethrough),
  toggle('script', 'sub', 'richText.subscript', IconSubscript),
  toggle('script', 'super', 'richText.superscript', IconSuperscript),
]

export const LIST_TOGGLES: readonly Toggle[] = [
  toggle('list', 'ordered', 'richText.orderedList', IconListNumbers),
  toggle('list', 'bullet', 'richText.bulletList', IconList),
  toggle('list', 'unchecked', 'richText.checkList', IconListCheck),
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
  format: string
  label: MessageKey
  icon?: TablerIcon
  options: readonly Option[]
}

const named = <Name extends string>(
  names: readonly Name[],
  label: (name: Name) => MessageKey,
  className: (name: Name) => string,
) => names.map((value) => ({ value, label: label(value), className: className(value) }))

export const TEXT_CHOICES: readonly Choice[] = [
  {
    format: 'header',
    label: 'richText.headings',
    options: [
      { value: '', label: 'richText.paragraph' },
      ...HEADER_LEVELS.map((level) => ({
        value: String(level),
        label: 'richText.heading' as const,
        values: { level },
      })),
    ],
  },
  {
    format: 'font',
    label: 'richText.font',
    options: [
      { value: '', label: 'richText.fonts.normal' },
      ...named(
        TEXT_FONTS,
        (name) => `richText.fonts.${name}`,
        (name) => `ql-font-${name}`,
      ),
    ],
  },
  {
    format: 'size',
    label: 'richText.size',
    options: [
      { value: '', label: 'richText.sizes.normal' },
      ...named(
        TEXT_SIZES,
        (name) => `richText.sizes.${name}`,
        () => '',
      ),
    ],
  },
]

const colors = (prefix: string) => [
  { value: '', label: 'richText.colors.none' as const },
  ...named(
    TEXT_COLORS,
    (name) => `richText.colors.${name}`,
    (name) => `${prefix}-${name}`,
  ),
]

export const PICTURE_CHOICES: readonly Choice[] = [
  {
    format: 'color',
    label: 'richText.textColor',
    icon: IconTextColor,
    options: colors('ql-color'),
  },
  {
    format: 'background',
    label: 'richText.backgroundColor',
    icon: IconHighlight,
    options: colors('ql-bg'),
  },
  {
    format: 'align',
    label: 'richText.align',
    icon: IconAlignLeft,
    options: [
      { value: '', label: 'richText.aligns.start', icon: IconAlignLeft },
      { value: 'center', label: 'richText.aligns.center', icon: IconAlignCenter },
      { value: 'right', label: 'richText.aligns.right', icon: IconAlignRight },
      { value: 'justify', label: 'richText.aligns.justify', icon: IconAlignJustified },
    ],
  },
]

export const CLEAR_ICON = IconClearFormatting
