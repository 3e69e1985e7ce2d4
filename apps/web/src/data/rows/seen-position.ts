// How far this device has seen the database: told by what it wrote, and said with all that it asks, so that whatever answers
// knows of that. The other pages of the browser hear of it.

import {
  positionHeader,
  positionIn,
  textOfPosition,
  unknownPosition,
} from '@furrow/wire/reading/log-position'
import { otherPages } from '../session/other-pages.ts'
import type { OtherPages } from '../session/other-pages.ts'

export class SeenPosition {
  #position = unknownPosition
  readonly #others: OtherPages<string>

  constructor(others: OtherPages<string>) {
    this.#others = others
    others.hear(text => this.#take(text))
  }

  headers(): Readonly<Record<string, string>> {
    return { [positionHeader]: textOfPosition(this.#position) }
  }

  hear(text: string | null | undefined): void {
    if (text && this.#take(text)) this.#others.tell(text)
  }

  #take(text: string): boolean {
    const told = positionIn(text)
    // A server that cannot say where it is has to be asked at its source again.
    const isNew = told !== undefined && (told > this.#position || told === unknownPosition)
    if (isNew) this.#position = told
    return isNew
  }
}

/** Of this page. */
export const seenPosition = new SeenPosition(otherPages('furrow position'))
