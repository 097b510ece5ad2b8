import type { ReactNode } from 'react'

import type { Tone } from '@/catalog/column'

import { classNames } from '../classNames'
import { Glyph, type GlyphName } from '../controls/Glyph'

export type { Tone }

// Never colour alone (WCAG 1.4.1): every tone has its shape.
const GLYPHS: Record<Tone, GlyphName> = {
  neutral: 'point',
  primary: 'point',
  success: 'check',
  error: 'ban',
  warning: 'alert',
  info: 'info',
}

type Props = { tone?: Tone; icon?: ReactNode; children: ReactNode; className?: string }

/** A state in one word, with the icon of its tone or its own. */
export const Chip = ({ tone = 'neutral', icon, children, className }: Props) => (
  <span className={classNames('ui-chip', `ui-chip--${tone}`, className)}>
    {icon ?? <Glyph name={GLYPHS[tone]} />}
    {children}
  </span>
)
