// What is stored of the session under the five names of local storage that the specification gives.

export interface Stored {
  readonly token: string | undefined
  readonly impersonatingId: number | undefined
  readonly farmId: number | undefined
  readonly businessId: number | undefined
  readonly periodId: number | undefined
}

export interface StoredKeys {
  read(): Stored
  /** What is given as undefined is taken away; what is not named stays. */
  write(changes: Partial<Stored>): void
  /** Takes all of it away, unless someone else has signed in on another page of this browser. */
  leave(): void
}

const nothing: Stored = {
  token: undefined,
  impersonatingId: undefined,
  farmId: undefined,
  businessId: undefined,
  periodId: undefined,
}

/** Where a browser refuses to store anything, it is remembered as long as the page is open. */
export function storedKeys(storage: Storage = localStorage): StoredKeys {
  let stored: Stored = {
    token: textIn(storage, 'token'),
    impersonatingId: numberIn(storage, 'impersonatingId'),
    farmId: numberIn(storage, 'farmId'),
    businessId: numberIn(storage, 'businessId'),
    periodId: numberIn(storage, 'periodId'),
  }
  return {
    read: () => stored,
    write(changes) {
      stored = { ...stored, ...changes }
      // Only what is named: another page of this browser may have stored the others in the meantime.
      for (const name of Object.keys(changes) as (keyof Stored)[]) keep(storage, name, stored[name])
    },
    leave() {
      const isOurs = textIn(storage, 'token') === stored.token
      stored = nothing
      if (isOurs) for (const name of Object.keys(nothing)) keep(storage, name, undefined)
    },
  }
}

function keep(storage: Storage, name: string, value: string | number | undefined): void {
  try {
    if (value === undefined) storage.removeItem(name)
    else storage.setItem(name, String(value))
  } catch {
    // Remembered by the page alone.
  }
}

function textIn(storage: Storage, name: string): string | undefined {
  try {
    return storage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function numberIn(storage: Storage, name: string): number | undefined {
  const text = textIn(storage, name)
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
