import fs from 'node:fs';
import path from 'node:path';
import { differing, isLook, looks, type Look } from './places.ts';
import { reviewScript } from './reviewScript.ts';

/** A picture that is not like the committed one. */
interface Difference {
  look: Look;
  name: string;
  /** File name of what it looks like now. */
  now: string;
  /** That of the committed one; none for a picture that nobody has committed yet. */
  before: string | undefined;
}

const styles = fs.readFileSync(path.join(import.meta.dirname, 'review.css'), 'utf8');

/**
 * Writes the page that shows what differs beside the pictures themselves, so that the folder can be carried elsewhere
 * and opened without a server; takes the page away when nothing differs any more.
 *
 * @returns how many pictures it shows
 */
export function writeReviewPage(folder: string = differing): number {
  const page = path.join(folder, 'index.html');
  const differences = Object.keys(looks)
    .filter(isLook)
    .flatMap((look) => differencesOf(folder, look));
  if (differences.length === 0) {
    fs.rmSync(page, { force: true });
    return 0;
  }
  fs.writeFileSync(page, pageOf(differences));
  return differences.length;
}

function differencesOf(folder: string, look: Look): Difference[] {
  const ownFolder = path.join(folder, look);
  if (!fs.existsSync(ownFolder)) return [];
  const files = fs.readdirSync(ownFolder).toSorted();
  return files
    .filter((file) => /\.now\.(webp|png)$/.test(file))
    .map((now) => {
      const name = now.replace(/\.now\.\w+$/, '');
      return { look, name, now, before: files.find((file) => file.startsWith(`${name}.before.`)) };
    });
}

function pageOf(differences: readonly Difference[]): string {
  return `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ảnh khác bản gốc (${differences.length})</title>
<style>
${styles}</style>
<header>
  <h1>${differences.length} ảnh khác bản gốc</h1>
  <p>Đánh dấu ảnh đúng ý rồi chạy lệnh ở cuối trang. Ảnh không đánh dấu là lỗi giao diện cần sửa.</p>
</header>
<main>
${differences.map(sectionOf).join('\n')}
</main>
<footer>
  <label><input type="checkbox" id="all"> Chọn tất cả</label>
  <code id="command" role="status"></code>
  <button type="button" id="copy">Chép lệnh</button>
</footer>
<script>
(${reviewScript.toString()})();
</script>
</html>
`;
}

function sectionOf({ look, name, ...files }: Difference): string {
  const picture = `${look}/${name}`;
  const hasBaseline = files.before !== undefined;
  const image = (kind: 'before' | 'now', text: string) =>
    `<img src="${look}/${files[kind]}" alt="${text}" loading="lazy">`;
  const now = `<figure><figcaption>${hasBaseline ? 'Bây giờ' : 'Ảnh mới, chưa có bản gốc'}</figcaption>${image('now', 'Bây giờ')}</figure>`;
  const comparisons = `<figure><figcaption>Bản gốc</figcaption>${image('before', 'Bản gốc')}</figure>
    ${now}
    <figure><figcaption>Khác biệt</figcaption><div class="difference">${image('before', '')}${image('now', 'Điểm ảnh khác nhau sáng lên')}</div></figure>
    <figure><figcaption><label>Kéo để so sánh <input type="range" min="0" max="100" value="50"></label></figcaption>
      <div class="slider">${image('now', 'Bây giờ')}${image('before', 'Bản gốc')}</div></figure>`;
  return `<section class="${look.startsWith('phone') ? 'narrow' : 'wide'}" aria-label="${name}, ${looks[look]}">
  <h2><label><input type="checkbox" name="picture" value="${picture}"> ${name}</label> <small>${looks[look]}</small></h2>
  <div class="pictures">
    ${hasBaseline ? comparisons : now}
  </div>
</section>`;
}
