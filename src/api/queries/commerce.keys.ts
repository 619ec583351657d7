export const commerceKeys = {
  /** A basket, by the key that opens it. Its organisation is known only once it has loaded. */
  basket: (basketKey: string) => ['basket', basketKey] as const,
} as const;
