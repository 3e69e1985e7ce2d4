// What anybody may know of this Furrow before they sign in: whom to phone, and what else it is
// connected with.

export interface PublicSettings {
  readonly version: string
  readonly support_phone: string | null
  /** Of the farms' calendar. */
  readonly time_zone: string
  /** Where the demonstration is loaded. */
  readonly demo: {
    readonly password: string
    readonly people: readonly DemoLogin[]
  } | null
  /** Where errors are reported to. */
  readonly error_report_dsn: string | null
  /** Where recordings are sent to, of those who agree. */
  readonly recording_url: string | null
  readonly datasilo_url: string | null
  readonly oldportal_url: string | null
  /** Where pictures of the ground behind the paddocks come from: `{z}`, `{x}` and `{y}` stand in it. */
  readonly map_tiles_url: string | null
  /** Whose they are, as it is to be said on the map. */
  readonly map_tiles_attribution: string | null
}

/** Somebody of the demonstration. */
export interface DemoLogin {
  readonly email: string
  readonly name: string
  readonly what: string
}
