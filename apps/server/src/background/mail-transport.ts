// A letter that waits, someone who posts it, and how that ends.

export interface WaitingLetter {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly created: Date
}

/** `giveUp`: nobody waits any longer. */
export type MailTransport = (letter: WaitingLetter, giveUp: AbortSignal) => Promise<MailResult>

export type MailResult =
  | { readonly isSent: true }
  | {
      readonly isSent: false
      /** What the mail server said, without any password and without what the letter says. */
      readonly said: string
      /** It would say the same another time. */
      readonly isForGood: boolean
    }
