/** A number that calls when it is pressed. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone}`}>{phone}</a>;
}
