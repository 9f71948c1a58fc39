/** A person's name as it is written in a contract: "lê  thị mai" and "LÊ THỊ MAI" become "Lê Thị Mai". */
export function personName(text: string): string {
  const single = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const isShouted = single.includes(' ') && single === single.toLocaleUpperCase('vi');
  const words = isShouted ? single.toLocaleLowerCase('vi') : single;
  return words.replace(/(^|[\s\-(])(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase('vi');
  });
}
