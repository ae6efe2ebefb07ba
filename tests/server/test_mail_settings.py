"""The operator's settings for emails, and the connection to the mail server."""

from __future__ import annotations

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from typer.testing import CliRunner

from tests.server.mail_server import SENDER, mail_serving
from warbones.cli.app import app
from warbones.rooms.services import TurnNotice
from warbones.server.mail.letters import Letters, Recipient
from warbones.server.mail.outbox import Outbox
from warbones.server.mail.settings import PASSWORD, BadMailServer, Security, mail_settings
from warbones.server.mail.smtp import Delivery, SmtpClient

SECRET = "s3cret of the mail server"  # noqa: S105  # of no mail server
ENVIRONMENT = {PASSWORD: SECRET}
LETTERS = Letters(SENDER, "https://play.example.org/")
ANNA = Recipient("anna@example.org", "token")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("smtps://mail.example.org", (Security.TLS, "mail.example.org", 465, "", "")),
        ("smtp+starttls://me%40mail.test@mail.test", (Security.STARTTLS, "mail.test", 587, "me@mail.test", SECRET)),
        ("smtp://localhost:2525", (Security.NONE, "localhost", 2525, "", "")),
    ],
)  # fmt: skip
def test_a_url_names_the_mail_server(url: str, expected: tuple[object, ...]) -> None:
    found = mail_settings(url, SENDER, None, ENVIRONMENT)
    assert (found.security, found.host, found.port, found.user, found.password) == expected
    assert SECRET not in repr(found)


@pytest.mark.parametrize(
    ("url", "sender", "why"),
    [
        ("smtps://me:hunter2@mail.example.org", SENDER, "leave the password out"),
        ("smtp://mail.example.org", SENDER, "is not encrypted"),
        ("smtp://me@localhost", SENDER, "is not encrypted"),
        ("https://mail.example.org", SENDER, "--smtp takes"),
        ("mail.example.org:587", SENDER, "--smtp takes"),
        ("smtps://mail.example.org:none", SENDER, "--smtp takes"),
        ("smtps://mail.example.org", "Warbones\r\nBcc: x@example.org", "--mail-from takes"),
    ],
)
def test_an_unsafe_or_malformed_setting_is_refused_without_showing_it(url: str, sender: str, why: str) -> None:
    with pytest.raises(BadMailServer, match=why) as refused:
        mail_settings(url, sender, None, ENVIRONMENT)
    assert "hunter2" not in str(refused.value)


def test_the_password_comes_from_a_file_or_the_environment(tmp_path: Path) -> None:
    (tmp_path / "password").write_text(f"{SECRET}\n")
    assert mail_settings("smtps://me@mail.test", SENDER, tmp_path / "password", {}).password == SECRET
    with pytest.raises(BadMailServer, match=PASSWORD):
        mail_settings("smtps://me@mail.test", SENDER, None, {})
    with pytest.raises(BadMailServer, match="cannot be read"):
        mail_settings("smtps://me@mail.test", SENDER, tmp_path / "missing", {})


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--smtp", "smtp://localhost"], "--mail-from"),
        (["--smtp", "smtp://localhost", "--mail-from", SENDER], "--public-url"),
    ],
)
def test_the_command_says_what_is_missing(words: list[str], why: str) -> None:
    result = CliRunner().invoke(app, ["serve", *words])
    assert result.exit_code == 2
    assert why in result.stderr


@pytest.fixture(scope="module")
def trusted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key with its certificate, for this machine."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mail.test")])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path_factory.mktemp("tls") / "mail.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + certificate.public_bytes(Encoding.PEM))
    return file


def test_the_password_is_sent_over_tls_alone(trusted: Path, caplog: pytest.LogCaptureFixture) -> None:
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(trusted)
    letter = LETTERS.confirmation(ANNA)
    with mail_serving(own) as mail:
        settings = mail.settings(Security.STARTTLS, user="me", password=SECRET)
        assert SmtpClient(settings, ssl.create_default_context(cafile=trusted)).deliver(letter) is Delivery.ACCEPTED
        assert mail.logins == [f"\0me\0{SECRET}"]
        assert mail.next().recipient == ANNA.address
        assert SmtpClient(settings).deliver(letter) is Delivery.LATER, "nobody vouches for the certificate"
    with mail_serving() as plain:
        settings = plain.settings(Security.STARTTLS, user="me", password=SECRET)
        assert SmtpClient(settings).deliver(letter) is Delivery.LATER
        assert (plain.logins, plain.asked) == ([], [])
    assert SECRET not in caplog.text


def test_a_name_cannot_become_a_header_or_html() -> None:
    name = "Eve\r\nBcc: all@example.org <b>\u2028"
    letter = LETTERS.turn(ANNA, TurnNotice("a/table", "Game\r\nBcc: all@example.org", (name,)))
    assert letter["Bcc"] is None
    assert letter["Subject"] == "Your turn in Game Bcc: all@example.org"
    text, html = (letter.get_body((kind,)).get_content() for kind in ("plain", "html"))  # type: ignore[union-attr]
    assert "\nBcc:" not in text
    assert "https://play.example.org/table/a%2Ftable" in text
    assert "<b>\u2028" not in html
    assert "&lt;b&gt;" in html


def test_the_outbox_is_bounded_and_gives_up() -> None:
    tried: list[EmailMessage] = []

    def later(message: EmailMessage) -> Delivery:
        tried.append(message)
        return Delivery.LATER

    async def fill() -> list[bool]:
        box = Outbox(later, (0.0, 0.0), most=2)
        room = [box.put(EmailMessage(), nobody) for _ in range(3)]
        await asyncio.gather(*box._going)
        assert len(tried) == 6
        room.append(box.put(EmailMessage(), nobody))
        box.close()
        return room

    async def nobody() -> None:
        raise AssertionError("the address was not refused")

    assert asyncio.run(fill()) == [True, True, False, True]
