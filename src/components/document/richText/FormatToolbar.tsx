'use client'

import { Toolbar } from '@base-ui/react/toolbar'
import { IconLink } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useRef, useState, type RefObject } from 'react'

import { useT } from '@/components/ui/useT'

import { FormatMenu } from './FormatMenu'
import type { TextState, TextTools } from './textTools'
import {
  HISTORY_TOOLS,
  MARKS,
  PARAGRAPH_TOOLS,
  PICTURE_CHOICES,
  TEXT_CHOICES,
  type Choice,
  type Tool,
} from './toolbarItems'
import { ToolButton } from './ToolButton'

const ColorDialog = dynamic(() => import('./ColorDialog').then((module) => module.ColorDialog))
const LinkDialog = dynamic(() => import('./LinkDialog').then((module) => module.LinkDialog))

type Props = {
  bar: RefObject<HTMLDivElement | null>
  state: TextState
  /** Null until the editor is loaded: the toolbar is rendered before it. */
  tools: TextTools | null
  controls: string
  disabled: boolean
}

/** A single tab stop with arrow keys inside (RE1); Escape returns to the text. */
export const FormatToolbar = ({ bar, state, tools, controls, disabled }: Props) => {
  const t = useT()
  const [asked, setAsked] = useState<{ what: Choice | 'link'; isOpen: boolean } | null>(null)
  const answer = useRef<((ready: TextTools) => void) | null>(null)
  const isOff = disabled || !tools
  const ask = (what: Choice | 'link') => setAsked({ what, isOpen: true })
  // Applied after the dialog has closed, because the editor takes the focus.
  const close = (given: (ready: TextTools) => void) => {
    answer.current = given
    setAsked((last) => last && { ...last, isOpen: false })
  }
  const choose = (choice: Choice) => (color: string) =>
    close((ready) => choice.choose(ready, color))
  const dialog = {
    open: asked?.isOpen ?? false,
    onClose: () => close((ready) => ready.focus()),
    onClosed: () => {
      setAsked(null)
      if (tools) answer.current?.(tools)
    },
  }
  const buttons = (items: readonly Tool[]) =>
    items.map(({ label, run, isOn, isOff: isItemOff, ...item }) => (
      <ToolButton
        key={label}
        {...item}
        disabled={isOff || (isItemOff?.(state) ?? false)}
        isOn={isOn?.(state)}
        label={t(label)}
        onPress={() => tools && run(tools, state)}
      />
    ))
  const menus = (choices: readonly Choice[]) =>
    choices.map((choice) => (
      <FormatMenu
        key={choice.label}
        choice={choice}
        disabled={isOff}
        value={choice.valueIn(state)}
        onAnyColor={() => ask(choice)}
        onChoose={(value) => tools && choice.choose(tools, value)}
      />
    ))
  return (
    <>
      <Toolbar.Root
        ref={bar}
        aria-controls={controls}
        aria-label={t('richText.toolbar')}
        className="rich-text__toolbar"
        onKeyDown={(event) => {
          if (event.key === 'Escape') tools?.focus()
        }}
      >
        {menus(TEXT_CHOICES)}
        <Toolbar.Separator className="rich-text__separator" />
        {buttons(MARKS)}
        <Toolbar.Separator className="rich-text__separator" />
        {menus(PICTURE_CHOICES)}
        <Toolbar.Separator className="rich-text__separator" />
        {buttons(PARAGRAPH_TOOLS)}
        <ToolButton
          hasPopup
          disabled={isOff}
          icon={IconLink}
          isOn={state.href !== undefined}
          label={t('richText.link')}
          onPress={() => ask('link')}
        />
        <Toolbar.Separator className="rich-text__separator" />
        {buttons(HISTORY_TOOLS)}
      </Toolbar.Root>
      {asked?.what === 'link' && (
        <LinkDialog
          {...dialog}
          href={state.href}
          onAnswer={(href) => close((ready) => ready.setLink(href))}
        />
      )}
      {asked && asked.what !== 'link' && (
        <ColorDialog
          {...dialog}
          color={asked.what.valueIn(state)}
          title={t(asked.what.label)}
          onAnswer={choose(asked.what)}
        />
      )}
    </>
  )
}
