import type { PayloadRequest } from 'payload'
import type { CommandRight } from '@/catalog/commands/command'
import type { JsonSchema } from '@/catalog/commands/bodies/jsonSchema'
import type { InnerRequest } from './within'

export type May = (right: CommandRight) => boolean

export type ToolArguments = Readonly<Record<string, unknown>>

export type Described = {
  name: string
  /** For the model that chooses tools; nothing of any record. */
  description: string
  /** What it takes: an object that takes no other keys. */
  input: JsonSchema
  /** Whether a program with these rights is offered the tool. */
  isOffered: (may: May) => boolean
}

/** What a reading tool may ask. */
export type Asking = {
  may: May
  /** A request of the REST interface. @returns the body of its answer @throws RefusedWithin */
  ask: (inner: InnerRequest) => Promise<Record<string, unknown>>
  /** For reads that have no address. */
  request: () => Promise<PayloadRequest>
}

export type ReadTool = Described & {
  read: (args: ToolArguments, asking: Asking) => Promise<Record<string, unknown>>
}

/** What a writing tool does: a request of the REST interface, or an operation that has no address. */
export type Change =
  | (InnerRequest & { method: 'POST' | 'PATCH' })
  | { operation: (req: PayloadRequest) => Promise<object>; needs: readonly CommandRight[] }

export type WriteTool = Described & {
  change: (args: ToolArguments) => Change
  isDestructive?: boolean
}

/** A request within a tool that was refused: its answer is what the tool answers. */
export class RefusedWithin extends Error {
  constructor(readonly answer: Response) {
    super('refused')
  }
}
