/** Attributes that come together: an element is given them by an attachment, which is less to fetch than Svelte's way to spread them. */

export type Attributes = Readonly<Record<string, string | undefined>>

/** Gives an element these attributes; one without a value is taken away. */
export function give(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Whether Tab stops there is for `roving.ts` to say: what is said anew of an element leaves it as it is. */
export const tabindexOf = (element: Element): string => element.getAttribute('tabindex') ?? '-1'
