/** What the pages for a new password get from their address, and the way on. */
export interface NewPasswordPageProps {
  productName: string;
  /** Null when the link was cut off, or was opened before and the token has left the address. */
  token: string | null;
  email: string | null;
  /** Gets the server's own words (L10). */
  onDone: (message: string) => void;
}
