'use client'

import type { ReactNode } from 'react'

import { useShell } from '@/components/frame/appearance/ShellContext'
import { SwitchRow } from '../../ui/inputs/SwitchRow'
import { useT } from '@/components/ui/useT'
import {
  BAR_TYPES,
  CONTENT_WIDTHS,
  DENSITIES,
  DIRECTIONS,
  type BarType,
  type Navigation,
} from '@/domain/settings/appearance'

import { ChoiceGroup } from './ChoiceGroup'
import { PagePicture } from './PagePicture'

const ORDER = ['vertical', 'collapsed', 'horizontal'] as const satisfies readonly Navigation[]

/** Navigation, content width, rows of tables, direction, navbar and footer (CZ2). */
export const LayoutChoices = () => {
  const t = useT()
  const { appearance, setAppearance } = useShell()
  const { navigation } = appearance
  const bars = (picture: (value: BarType) => ReactNode) =>
    BAR_TYPES.map((value) => ({
      value,
      label: t(`appearance.barTypes.${value}`),
      picture: picture(value),
    }))
  return (
    <>
      <ChoiceGroup
        choices={ORDER.map((value) => ({
          value,
          label: t(`appearance.navigations.${value}`),
          picture: <PagePicture navigation={value} />,
        }))}
        label={t('appearance.navigation')}
        value={navigation}
        onChange={(value) => setAppearance({ navigation: value })}
      />
      <ChoiceGroup
        choices={CONTENT_WIDTHS.map((value) => ({
          value,
          label: t(`appearance.contentWidths.${value}`),
          picture: <PagePicture content={value} navigation="none" />,
        }))}
        label={t('appearance.contentWidth')}
        value={appearance.contentWidth}
        onChange={(contentWidth) => setAppearance({ contentWidth })}
      />
      <ChoiceGroup
        choices={DENSITIES.map((value) => ({
          value,
          label: t(`appearance.densities.${value}`),
          picture: <PagePicture navigation="none" rows={value} />,
        }))}
        hint={t('appearance.densityHint')}
        label={t('appearance.density')}
        value={appearance.density}
        onChange={(density) => setAppearance({ density })}
      />
      <ChoiceGroup
        choices={DIRECTIONS.map((value) => ({
          value,
          label: t(`appearance.directions.${value}`),
          picture: <PagePicture fixedDirection={value === 'language' ? undefined : value} />,
        }))}
        label={t('appearance.direction')}
        value={appearance.direction}
        onChange={(direction) => setAppearance({ direction })}
      />
      <ChoiceGroup
        choices={bars((bar) => (
          <PagePicture bar={bar} navigation="none" />
        ))}
        label={t('appearance.navbar')}
        value={appearance.navbar}
        onChange={(navbar) => setAppearance({ navbar })}
      />
      <SwitchRow
        checked={appearance.navbarBlur}
        disabled={appearance.navbar !== 'sticky'}
        hint={appearance.navbar === 'sticky' ? undefined : t('appearance.blurHint')}
        label={t('appearance.navbarBlur')}
        onChange={(navbarBlur) => setAppearance({ navbarBlur })}
      />
      <ChoiceGroup
        choices={bars((row) => (
          <PagePicture navigation={row === 'hidden' ? 'none' : 'horizontal'} row={row} />
        ))}
        hint={navigation === 'horizontal' ? undefined : t('appearance.horizontalNavHint')}
        label={t('appearance.horizontalNav')}
        value={appearance.horizontalNav}
        onChange={(horizontalNav) => setAppearance({ horizontalNav })}
      />
      <ChoiceGroup
        choices={bars((footer) => (
          <PagePicture footer={footer} navigation="none" />
        ))}
        label={t('appearance.footer')}
        value={appearance.footer}
        onChange={(footer) => setAppearance({ footer })}
      />
    </>
  )
}
