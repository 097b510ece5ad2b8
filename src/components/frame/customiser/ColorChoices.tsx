'use client'

import { IconCheck, IconPalette } from '@tabler/icons-react'
import { useId, useState } from 'react'

import { useShell } from '@/components/frame/appearance/ShellContext'
import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'
import { COLOR_PRESETS, paletteOf } from '@/domain/settings/palette'

import { CustomColor } from './CustomColor'
import { useShownTheme } from '../appearance/shownTheme'

const NAMES: Record<(typeof COLOR_PRESETS)[number], MessageKey> = {
  '#7367F0': 'appearance.colors.purple',
  '#0D9394': 'appearance.colors.teal',
  '#FFB400': 'appearance.colors.amber',
  '#FF4C51': 'appearance.colors.red',
  '#16B1FF': 'appearance.colors.blue',
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The main colour of the displayed theme: five presets, or any other (CZ3, CZ4). */
export const ColorChoices = () => {
  const t = useT()
  const id = useId()
  const theme = useShownTheme()
  const { appearance, setAppearance } = useShell()
  const key = theme === 'dark' ? 'primaryDark' : 'primaryLight'
  const color = appearance[key]
  const choose = (next: string) => setAppearance({ [key]: next })
  const isPreset = COLOR_PRESETS.some((preset) => isSame(preset, color))
  // The picker is open while a custom colour is being chosen, even if it equals a preset.
  const [picking, setPicking] = useState<string | null>(null)
  const isCustom = !isPreset || picking === theme

  return (
    <fieldset aria-describedby={`${id}-hint`} className="choice-group">
      <legend className="choice-group__label">{t('appearance.primaryColor')}</legend>
      <div className="swatches">
        {COLOR_PRESETS.map((preset) => {
          const palette = paletteOf({ color: preset, theme })
          return (
            <label key={preset} className="swatch" title={t(NAMES[preset])}>
              <input
                aria-label={t(NAMES[preset])}
                checked={!isCustom && isSame(preset, color)}
                className="choice__input"
                name={id}
                type="radio"
                value={preset}
                onChange={() => {
                  setPicking(null)
                  choose(preset)
                }}
              />
              <span
                aria-hidden="true"
                className="swatch__color"
                style={{ background: palette['primary-fill'], color: palette['on-primary'] }}
              >
                <IconCheck className="swatch__icon" size={18} stroke={2.4} />
              </span>
            </label>
          )
        })}
        <label className="swatch" title={t('appearance.customColor')}>
          <input
            aria-label={t('appearance.customColor')}
            checked={isCustom}
            className="choice__input"
            name={id}
            type="radio"
            value="custom"
            onChange={() => setPicking(theme)}
          />
          <span
            aria-hidden="true"
            className="swatch__color swatch__color--custom"
            style={
              isCustom
                ? { background: 'var(--primary-fill)', color: 'var(--on-primary)' }
                : undefined
            }
          >
            <IconPalette className="swatch__icon" size={19} stroke={1.8} />
          </span>
        </label>
      </div>
      {isCustom && <CustomColor key={theme} color={color} onChange={choose} />}
      <p className="choice-group__hint" id={`${id}-hint`}>
        {t('appearance.currentModeOnly')}
      </p>
    </fieldset>
  )
}
