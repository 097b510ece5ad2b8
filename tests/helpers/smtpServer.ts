import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = Email & { raw: string; envelopeTo: string[] }
type Refusal = { code: number; text: string }

/** A mail server of its own on a free port, which keeps what it accepts and refuses what it is told to. */
export const startSmtpServer = async () => {
  const received: Received[] = []
  /** Asked for every recipient; what it answers is refused. */
  let refuse: (to: string) => Refusal | null = () => null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse(address)
      if (!refusal) return done()
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        void PostalMime.parse(raw).then((mail) => {
          const envelopeTo = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ ...mail, raw: raw.toString('latin1'), envelopeTo })
          done()
        }, done)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseBy: (rule: typeof refuse) => {
      refuse = rule
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
