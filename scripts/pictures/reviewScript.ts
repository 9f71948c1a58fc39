/** What the page of differing pictures does in the reader's browser; the page carries the text of this function. */
export function reviewScript(): void {
  const pictures = [...document.querySelectorAll<HTMLInputElement>('input[name="picture"]')];
  const all = document.querySelector<HTMLInputElement>('#all');
  const command = document.querySelector('#command');
  const copy = document.querySelector<HTMLButtonElement>('#copy');
  if (!all || !command || !copy) throw new Error('The foot of the page is incomplete.');

  const showCommand = () => {
    const chosen = pictures.filter(({ checked }) => checked).map(({ value }) => value);
    all.checked = chosen.length === pictures.length;
    all.indeterminate = chosen.length > 0 && !all.checked;
    copy.disabled = chosen.length === 0;
    command.textContent =
      chosen.length > 0 ? `npm run update-pictures -- ${chosen.join(' ')}` : 'Chưa chọn ảnh nào để nhận.';
  };
  all.addEventListener('change', () => {
    for (const picture of pictures) picture.checked = all.checked;
    showCommand();
  });
  for (const picture of pictures) picture.addEventListener('change', showCommand);
  for (const slider of document.querySelectorAll<HTMLInputElement>('input[type="range"]')) {
    slider.addEventListener('input', () => {
      slider.closest('figure')?.style.setProperty('--at', `${slider.value}%`);
    });
  }
  copy.addEventListener('click', () => {
    getSelection()?.selectAllChildren(command);
    void navigator.clipboard.writeText(command.textContent);
  });
  showCommand();
}
