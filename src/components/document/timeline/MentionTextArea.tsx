'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'

import { usePeopleAt } from '@/components/frame/commands/inputs/usePeople'
import type { FieldInputProps } from '@/components/ui/inputs/Field'
import { TextArea } from '@/components/ui/inputs/TextInput'
import { RecordOptions } from '@/components/ui/picker/RecordOptions'
import { useT } from '@/components/ui/useT'
import { nameBeingTyped, stillMentioned, type Mentioned } from '@/domain/notes/mentions'
import type { NoteSubject } from '@/domain/notes/notes'
import { fold } from '@/domain/shared/text/fold'

import styles from './timeline.module.css'

/** More names are found by typing another letter. */
const OFFERED = 8

type Props = {
  input: FieldInputProps
  subject: NoteSubject
  text: string
  people: readonly Mentioned[]
  autoFocus?: boolean
  onChange: (text: string, people: readonly Mentioned[]) => void
}

/** The text of a note; `@` suggests names of colleagues. */
export const MentionTextArea = (props: Props) => {
  const { input, subject, text, people, autoFocus, onChange } = props
  const t = useT()
  const listId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [isAsked, setAsked] = useState(false)
  // Without names typing continues; the server validates what is sent.
  const all = usePeopleAt(isAsked ? `/api/notes/people?subject=${subject}` : null) ?? []
  const wanted = typed === null ? null : fold(typed)
  const options =
    wanted === null ? [] : all.filter(({ name }) => fold(name).includes(wanted)).slice(0, OFFERED)
  const isOpen = options.length > 0

  const look = (area: HTMLTextAreaElement) => {
    const name = nameBeingTyped(area.value.slice(0, area.selectionStart))
    setTyped(name)
    setActive(0)
    if (name !== null) setAsked(true)
  }
  const pick = (index: number) => {
    const person = options[index]
    const area = box.current
    if (!person || !area || typed === null) return
    const end = area.selectionStart
    setTyped(null)
    // The cursor was moved meanwhile: the name does not belong there.
    if (nameBeingTyped(text.slice(0, end)) !== typed) return
    const start = end - typed.length
    const added = `${person.name} `
    const next = `${text.slice(0, start)}${added}${text.slice(end).replace(/^ /, '')}`
    onChange(next, stillMentioned(next, [...people, person]))
    // The value arrives with the next render; the cursor belongs after the name.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(start + added.length, start + added.length)
    })
  }
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((active + step + options.length) % options.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(active)
    else if (event.key === 'Escape') setTyped(null)
    else return
    // Otherwise a dialog would close, or the form would focus the next field.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.mentioning}>
      <TextArea
        {...input}
        ref={box}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        autoFocus={autoFocus}
        rows={2}
        value={text}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          const { value } = event.currentTarget
          onChange(value, stillMentioned(value, people))
          look(event.currentTarget)
        }}
        onSelect={(event) => {
          const { value, selectionStart } = event.currentTarget
          if (nameBeingTyped(value.slice(0, selectionStart)) !== typed) look(event.currentTarget)
        }}
        onKeyDown={keys}
      />
      {isOpen && (
        <RecordOptions
          active={active}
          groups={[{ options }]}
          id={listId}
          isAbove={false}
          label={t('timeline.mention.people')}
          last={null}
          message=""
          renderOption={({ name }) => <bdi>{name}</bdi>}
          onHover={setActive}
          onPick={pick}
        />
      )}
    </div>
  )
}
