'use client'

import { useState } from 'react'

import { AskedCommand } from '@/components/frame/commands/LaterCommand'
import type { TenderAnswer, TenderSend } from '@/present/tenders/tenderSheet'

import { SendRow } from './SendRow'
import './sends.css'

type Props = {
  sends: readonly TenderSend[]
  answers: readonly TenderAnswer[]
  mayRevoke: boolean
  /** Called after a link was revoked. */
  onChange: () => void
}

/** The sends of a tender with recipients and delivery state, and the customer's answers. */
export const SendList = ({ sends, answers, mayRevoke, onChange }: Props) => {
  const [leaving, setLeaving] = useState<TenderSend | null>(null)
  return (
    <>
      <ul className="tender-sends">
        {sends.map((send) => (
          <SendRow
            key={send.id}
            answers={answers.filter((answer) => answer.send === send.id)}
            mayChange={mayRevoke}
            send={send}
            onRevoke={() => setLeaving(send)}
          />
        ))}
      </ul>
      <AskedCommand
        slug="tender-sends"
        record={leaving && { id: leaving.id, name: leaving.subject ?? '' }}
        asked={leaving ? 'revoke' : null}
        onClose={() => setLeaving(null)}
        onDone={onChange}
      />
    </>
  )
}
