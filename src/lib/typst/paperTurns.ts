import type { Queue, QueueAddOptions } from 'p-queue'

export type PaperOptions = QueueAddOptions & {
  /** The user for whom the work is done: within a priority, users take turns. */
  person?: string
}

type Run = () => Promise<unknown>
type Waiting = { id: string | undefined; person: string; run: Run }
/** Work of one priority by person; the first person is next. */
type Lane = Map<string, Waiting[]>

/**
 * The waiting list of p-queue: higher priorities first; within one, each person in turn (round robin),
 * and the work of one person in its order.
 */
export class PaperTurns implements Queue<Run, PaperOptions> {
  readonly #lanes = new Map<number, Lane>()

  #lane(priority: number): Lane {
    const lane = this.#lanes.get(priority) ?? new Map<string, Waiting[]>()
    this.#lanes.set(priority, lane)
    return lane
  }

  get size(): number {
    return [...this.#lanes.values()]
      .flatMap((lane) => [...lane.values()])
      .reduce((sum, waiting) => sum + waiting.length, 0)
  }

  enqueue(run: Run, options: Partial<PaperOptions> = {}): void {
    const { priority = 0, person = '', id } = options
    const lane = this.#lane(priority)
    lane.set(person, [...(lane.get(person) ?? []), { id, person, run }])
  }

  dequeue(): Run | undefined {
    const priorities = [...this.#lanes.keys()].sort((a, b) => b - a)
    for (const priority of priorities) {
      const lane = this.#lane(priority)
      const [next] = lane
      if (!next) continue
      const [person, [first, ...others]] = next
      // Added after all waiting users.
      lane.delete(person)
      if (others.length > 0) lane.set(person, others)
      return first?.run
    }
    return undefined
  }

  filter({ priority = 0 }: Readonly<Partial<PaperOptions>>): Run[] {
    return [...this.#lane(priority).values()].flat().map(({ run }) => run)
  }

  setPriority(id: string, priority: number): void {
    const waiting = this.#take(id)
    if (!waiting) throw new ReferenceError(`Nothing with the id "${id}" waits`)
    this.enqueue(waiting.run, { priority, person: waiting.person, id })
  }

  remove(id: string): void {
    this.#take(id)
  }

  #take(id: string): Waiting | undefined {
    for (const lane of this.#lanes.values())
      for (const [person, all] of lane) {
        const found = all.find((one) => one.id === id)
        if (!found) continue
        const others = all.filter((one) => one !== found)
        if (others.length > 0) lane.set(person, others)
        else lane.delete(person)
        return found
      }
    return undefined
  }
}
