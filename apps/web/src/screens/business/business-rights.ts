// What someone may see and do in a business, as the server has it.

export interface BusinessRights {
  /** The business itself, its people and invitations: its manager. */
  readonly mayChange: boolean
  /** Bills and notes: its manager, who gets its bills, and its staff. */
  readonly seesBilling: boolean
  /** Who only works on one of its farms does not see who else belongs to it. */
  readonly seesPeople: boolean
}

/**
 * `own`: their line among the people of the business. The businesses that a person “manages” in their
 * profile are also those whose bills they get, so those say too much.
 */
export function businessRights(own: OwnLine | undefined, isAdmin: boolean): BusinessRights {
  const manages = isAdmin || own?.manages === true
  return {
    mayChange: manages,
    seesBilling: manages || own?.is_billed === true || own?.consults === true,
    seesPeople: isAdmin || own !== undefined,
  }
}

interface OwnLine {
  readonly manages: boolean
  readonly is_billed: boolean
  readonly consults: boolean
}
