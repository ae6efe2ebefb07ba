# docker build --tag warbones .
# docker run --rm --publish 8017:8017 --volume warbones:/data warbones --public-url http://ADDRESS-OF-THIS-MACHINE:8017
# `make pins` renews the digests here, and the hashes in deploy/.

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /source
COPY deploy/build.txt deploy/image.txt deploy/
# One package has no wheel. Its build tools are pinned by hash, too: nothing is fetched by name alone.
RUN python -m venv /opt/build \
 && /opt/build/bin/pip install --require-hashes --only-binary :all: --requirement deploy/build.txt \
 && /opt/build/bin/pip wheel --require-hashes --no-build-isolation --wheel-dir /wheels --requirement deploy/image.txt
COPY . .
RUN /opt/build/bin/pip wheel --no-build-isolation --no-deps --wheel-dir /wheels . \
 && python -m venv --without-pip /opt/warbones \
 && /opt/build/bin/pip --python /opt/warbones/bin/python install --no-index --no-deps /wheels/*.whl

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin warbones \
 && install --directory --owner=warbones --group=warbones --mode=0700 /data
COPY --from=build /opt/warbones /opt/warbones
# The bots' compiled code is cached beside the matches: a container has no other persistent place.
ENV PATH=/opt/warbones/bin:$PATH XDG_CACHE_HOME=/data/cache PYTHONUNBUFFERED=1
USER 10001:10001
VOLUME /data
EXPOSE 8017
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8017/api/health', timeout=4)"]
ENTRYPOINT ["warbones", "serve", "--host", "0.0.0.0", "--port", "8017", "--data", "/data", "--no-browser"]
